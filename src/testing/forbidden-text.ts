/** For tests: what must never be shown, in text or in a name for screen readers, whatever the data holds. */
export const FORBIDDEN_TEXT = /NaN|undefined|null|Infinity|Invalid Date|\[object/;

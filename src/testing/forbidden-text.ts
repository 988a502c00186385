/** Text that must never be shown or announced, whatever the data. */
export const FORBIDDEN_TEXT = /NaN|undefined|null|Infinity|Invalid Date|\[object/;

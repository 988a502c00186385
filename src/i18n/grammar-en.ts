import { grammarOf } from './grammar.js';

/** The grammar of the library's English texts. */
export const en = /* @__PURE__ */ grammarOf('en');

/** A text with its first letter large, as an English sentence begins. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A title within a sentence: English begins it with a small letter. */
export const small = (title: string): string => title.toLowerCase();

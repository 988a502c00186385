import { grammarOf } from './grammar';

/** The grammar of the library's English texts. */
export const en = /* @__PURE__ */ grammarOf('en');

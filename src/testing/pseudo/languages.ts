import { LANGUAGES as SHIPPED } from '../../i18n/compiled/languages.js';

/** Languages of stories: those that ship, and the pseudo-locale `en-XA`. */
export const LANGUAGES = { ...SHIPPED, 'en-XA': () => import('./messages.js') };

export type Language = keyof typeof LANGUAGES;

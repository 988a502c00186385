import { LANGUAGES as SHIPPED } from '../../i18n/compiled/languages.js';

export const LANGUAGES = { ...SHIPPED, 'en-XA': () => import('./messages.js') };

export type Language = keyof typeof LANGUAGES;

import type { Catalogue } from './use-messages';

/** The languages that ship beside English, each with what loads its words. The last is English made strange, for tests. */
export const LANGUAGES: Readonly<Record<string, () => Promise<{ messages: Catalogue }>>> = {
  fr: () => import('./messages/fr'),
  'en-XA': () => import('./messages/en-XA'),
};

import type { Catalogue } from './use-messages';

/** The languages that ship beside English, each with what loads its words. The last is English made strange, for tests. */
export const LANGUAGES = {
  ar: () => import('./messages/ar'),
  de: () => import('./messages/de'),
  es: () => import('./messages/es'),
  fr: () => import('./messages/fr'),
  ja: () => import('./messages/ja'),
  'zh-Hans': () => import('./messages/zh-Hans'),
  'en-XA': () => import('./messages/en-XA'),
} as const satisfies Record<string, () => Promise<{ messages: Catalogue }>>;

/** A language that ships beside English. */
export type Language = keyof typeof LANGUAGES;

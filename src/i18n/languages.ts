import type { Catalogue } from './use-messages.js';

/** The languages that ship beside English, each with what loads its words. */
export const LANGUAGES = {
  ar: () => import('./messages/ar/index.js'),
  de: () => import('./messages/de/index.js'),
  es: () => import('./messages/es/index.js'),
  fr: () => import('./messages/fr/index.js'),
  ja: () => import('./messages/ja/index.js'),
  'zh-Hans': () => import('./messages/zh-Hans/index.js'),
} as const satisfies Record<string, () => Promise<{ messages: Catalogue }>>;

/** A language that ships beside English. */
export type Language = keyof typeof LANGUAGES;

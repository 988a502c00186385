import type { Catalogue } from './message.js';

/** The languages that ship beside English, each with what loads its words. */
export const LANGUAGES = {
  ar: () => import('./compiled/ar/index.js'),
  de: () => import('./compiled/de/index.js'),
  es: () => import('./compiled/es/index.js'),
  fr: () => import('./compiled/fr/index.js'),
  ja: () => import('./compiled/ja/index.js'),
  'zh-Hans': () => import('./compiled/zh-Hans/index.js'),
} as const satisfies Record<string, () => Promise<{ messages: Catalogue }>>;

/** A language that ships beside English. */
export type Language = keyof typeof LANGUAGES;

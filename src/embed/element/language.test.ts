import { expect, it } from 'vitest';
import { matchLanguage } from './language.js';

const LANGUAGES = ['ar', 'de', 'en-XA', 'es', 'fr', 'ja', 'zh-Hans'];

it.each([
  ['fr', 'fr'],
  ['fr-PF', 'fr'],
  ['FR-nc', 'fr'],
  ['zh-CN', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-TW', undefined],
  ['zh-Hant-HK', undefined],
  ['ar-EG', 'ar'],
  ['ar-Latn', undefined],
  ['es-419', 'es'],
  ['ja-JP-u-ca-japanese', 'ja'],
  ['en-XA', 'en-XA'],
  ['en', undefined],
  ['en-NZ', undefined],
  ['', undefined],
  ['no tag at all', undefined],
])('uses for %s the language %s', (locale, language) => {
  expect(matchLanguage(locale, LANGUAGES)).toBe(language);
});

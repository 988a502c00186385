import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { directionOf, matchLanguage } from './locale.js';

it.each(
  'ar ar-EG he iw yi fa fa-AF ur ug ps sd ks ckb dv nqo arc syr pa-PK uz-Arab az-Arab ms-Arab ff-Adlm rhg kk-CN und-Hebr ur-Aran EN-arab'.split(
    ' ',
  ),
)('%s is written from right to left', (locale) => {
  expect(directionOf(locale)).toBe('rtl');
});

it.each(
  'en en-US de ar-Latn az-Latn az he-Latn yi-Latn sd-Deva ks-Deva pa uz ku tr fj mi zh-Hant ja'.split(' '),
)('%s is written from left to right', (locale) => {
  expect(directionOf(locale)).toBe('ltr');
});

it.each(['', '-', 'not a locale', 'x-private', 'ar_EG!'])(
  '%j, which is no locale, is taken as left to right',
  (locale) => {
    expect(directionOf(locale)).toBe('ltr');
  },
);

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
])('%s is written in %s', (locale, language) => {
  expect(matchLanguage(locale, LANGUAGES)).toBe(language);
});

/** Texts of a language that Intl does not know, on a machine of another. */
const onMachineOf = (language: string): string =>
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', TEXTS], {
    cwd: `${__dirname}/../..`,
    env: { ...process.env, LC_ALL: `${language}.UTF-8` },
    encoding: 'utf8',
  });

const TEXTS = `
  const { createFormatters } = await import('./src/i18n/formatters.ts');
  const { grammarOf, pluralOf } = await import('./src/i18n/grammar.ts');
  const format = createFormatters({ locale: 'sm', timeZone: 'UTC' });
  console.log(format.date('2026-12-14'), format.dateRange('2026-12-14', '2026-12-21'), format.money(1250.5),
    format.relativeDays(3), grammarOf('sm').list(['Apia', 'Suva']), pluralOf('sm')(2, { two: 'two', other: 'other' }))`;

it('a language that Intl does not know is written as in English, whichever language the machine has', () => {
  const texts = onMachineOf('ar');
  expect(texts).toBe(onMachineOf('en_US'));
  expect(texts).toContain('Dec 14, 2026');
});

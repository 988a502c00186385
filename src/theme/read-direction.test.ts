import { expect, it } from 'vitest';
import { directionOf } from './read-direction.js';

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
  '%j, an invalid locale, is left to right',
  (locale) => {
    expect(directionOf(locale)).toBe('ltr');
  },
);

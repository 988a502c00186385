import { expect, it } from 'vitest';
import { readFigure } from './math.js';

it.each([
  'en-US',
  'de-CH',
  'fr-FR',
  'ar-EG',
  'fa-IR',
  'hi-IN-u-nu-deva',
  'my-MM-u-nu-mymr',
  'en-u-nu-mathsans',
])('reads what %s writes', (locale) => {
  const { format } = new Intl.NumberFormat(locale);
  for (const figure of [0, 7, 12, 1234, 9876543]) expect(readFigure(format(figure))).toBe(figure);
});

it.each(['', ' ', 'three', '1st', '½'])('reads nothing of %o', (text) => {
  expect(readFigure(text)).toBeUndefined();
});

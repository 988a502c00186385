import { expect, it } from 'vitest';
import { fallbackMessages } from '../i18n/compiled/en/domain.js';
import { answerInWords, rowsInWords, samplesInWords } from './fallback-words.js';

const WORDS = { ...fallbackMessages, 'fallback.tour-title': 'Private Tour' };
const ENGLISH = fallbackMessages['fallback.tour-title'];

it('says fallback texts of rows in the words of a language, and keeps all else', () => {
  const rows = [
    { title: ENGLISH, seats: 4 },
    { title: 'Reef walk', seats: 2 },
  ];
  const said = rowsInWords(rows, WORDS);
  expect(said).toEqual([{ title: 'Private Tour', seats: 4 }, rows[1]]);
  expect(said[1]).toBe(rows[1]);
  expect(rowsInWords(rows, WORDS)).toBe(said);
  expect(rowsInWords(rows, fallbackMessages)).toBe(rows);
});

it('says them in what a sanitiser gives, of a list alone', () => {
  const list = { items: [{ title: ENGLISH }], isSample: false, dropped: 2 };
  expect(answerInWords(list, WORDS)).toEqual({ ...list, items: [{ title: 'Private Tour' }] });
  expect(answerInWords(list, WORDS)).toBe(answerInWords(list, WORDS));
  expect(answerInWords(list, fallbackMessages)).toBe(list);
  const entity = { title: ENGLISH };
  expect(answerInWords(entity, WORDS)).toBe(entity);
  const odd = { items: 'many' };
  expect(answerInWords(odd, WORDS)).toBe(odd);
});

it('says sample rows in the words of a language', () => {
  const lists = { tours: [{ name: 'Sample tour', seats: 4 }], guides: [{ name: 'Ioane' }] };
  const english = { 'sample.tour': 'Sample tour' } as object;
  const said = samplesInWords(lists, english, { 'sample.tour': 'Beispieltour' } as object);
  expect(said).toEqual({ tours: [{ name: 'Beispieltour', seats: 4 }], guides: [{ name: 'Ioane' }] });
  expect(said.guides[0]).toBe(lists.guides[0]);
  expect(samplesInWords(lists, english, english)).toBe(lists);
});

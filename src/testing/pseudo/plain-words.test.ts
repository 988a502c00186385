import { expect, it } from 'vitest';
import { inEnglish, plainTexts } from './plain-words.js';
import { pseudo } from './pseudo.js';

const wordsOf = (text: string, data: readonly string[] = [], written: readonly string[] = []) =>
  plainTexts([text], { data, written }).flatMap(({ words }) => words);

it('finds a text that is not of the catalogue', () => {
  expect(wordsOf('Two seats')).toEqual(['Two', 'seats']);
  expect(wordsOf(pseudo('Two seats'))).toEqual([]);
});

it('finds a word that was put into a text of the catalogue', () => {
  const text = pseudo((what: string) => `Approve ${what}`);
  expect(wordsOf(text('request'))).toEqual(['request']);
  expect(wordsOf(text('Ana Vuki'), ['Ana Vuki'])).toEqual([]);
});

it('finds a word beside one of data', () => {
  expect(wordsOf('Ana Vuki and Sione', ['Ana Vuki', 'Sione'])).toEqual(['and']);
  expect(wordsOf('Ana Vuki · Sione', ['Ana Vuki', 'Sione'])).toEqual([]);
});

it('takes data as it stands, and not its words apart', () => {
  expect(wordsOf('Save', ['Save the reef'])).toEqual(['Save']);
  expect(wordsOf('Party', ['art'])).toEqual(['Party']);
  expect(wordsOf('Pending', ['pending'])).toEqual(['Pending']);
  expect(wordsOf('art, Party, art', ['art'])).toEqual(['Party']);
  expect(wordsOf('Tapa Lodge', ['Tapa Lodge'])).toEqual([]);
});

it('knows how a status and a role are written that the library has no words for', () => {
  expect(wordsOf('REVIEWER', ['reviewer'])).toEqual([]);
  expect(wordsOf('Waiting for council', ['waiting_for_council'])).toEqual([]);
  expect(wordsOf('TRAVELER', ['traveler'])).toEqual(['TRAVELER']);
});

it('knows days and amounts as Intl wrote them, and pieces of them', () => {
  const day = 'Sat, Dec 12, 2026';
  expect(wordsOf('Sat, ', [], [day])).toEqual([]);
  expect(wordsOf('Saturday', [], [day])).toEqual(['Saturday']);
  expect(wordsOf('Dec 12 – 15', [], ['Dec 12\u2009–\u200915'])).toEqual([]);
  expect(wordsOf('−$999T+', [], ['-$999T'])).toEqual([]);
});

it('says each text once, whatever stands between its words', () => {
  expect(plainTexts(['Two seats', 'Two\n  seats '], { data: [], written: [] })).toHaveLength(1);
});

it('says what a text is in English', () => {
  expect(inEnglish(pseudo('Two seats'))).toBe('Two seats');
  expect(inEnglish(pseudo((name: string) => `Photo: ${name}`)('Ana'))).toBe('Photo: Ana');
});

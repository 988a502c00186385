import { expect, it } from 'vitest';
import { page } from '../../content/pages/help';
import { searchQuestions } from './help-screen';

const sections = page.sections.filter((section) => section.kind === 'faq');
const idsFor = (search: string) =>
  searchQuestions(sections, search).flatMap(({ items }) => items.map(({ id }) => id));

it('returns all for an empty search', () => {
  expect(searchQuestions(sections, '  ')).toBe(sections);
});

it('finds words in questions and answers, in any order and case', () => {
  expect(idsFor('PASSWORD forgot')).toEqual(['reset-password']);
  expect(idsFor('calculator commission')).toEqual(['commission']);
});

it('leaves out sections without a match', () => {
  expect(searchQuestions(sections, 'zebra')).toEqual([]);
  expect(searchQuestions(sections, 'forgot').map(({ id }) => id)).toEqual(['account']);
});

import { expect, it } from 'vitest';
import { foldText } from './fold-text';

it.each([
  ['Nukuʻalofa', 'nukualofa'],
  ["Nuku'alofa", 'nukualofa'],
  ['Hawai’i', 'hawaii'],
  ['Tīvaevae', 'tivaevae'],
  ['  Tāmaki \n Makaurau ', 'tamaki makaurau'],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

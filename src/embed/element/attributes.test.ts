import { expect, it } from 'vitest';
import { itemHref } from './attributes.js';

it.each([
  [7, 'https://tapa.example/tours/', 'https://tapa.example/tours/7'],
  ['../admin', 'https://tapa.example/tours/', 'https://tapa.example/tours/..%2Fadmin'],
  [
    'https://evil.example',
    'https://tapa.example/tours/',
    'https://tapa.example/tours/https%3A%2F%2Fevil.example',
  ],
  ['..', 'https://tapa.example/tours/', undefined],
  ['tour-1', 'javascript:alert(1)//', undefined],
  ['tour-1', undefined, undefined],
  ['https://evil.example', undefined, undefined],
])('the row %j has under %j the page %j', (id, base, href) => {
  expect(itemHref(id, base)).toBe(href);
});

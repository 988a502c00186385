import { expect, it } from 'vitest';
import { isComposing, letterOf } from './events.js';

it.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  // Dvorak: by the letter, not by its position.
  ['k', 'KeyV', 'k'],
  ['t', 'KeyK', 't'],
  // Russian, Arabic, Hebrew and Greek.
  ['л', 'KeyK', 'k'],
  ['ن', 'KeyK', 'k'],
  ['لا', 'KeyB', 'b'],
  ['ל', 'KeyK', 'k'],
  ['κ', 'KeyK', 'k'],
  ['é', 'Digit2', 'é'],
  ['/', 'Slash', '/'],
  ['Enter', 'Enter', 'enter'],
])('reads %s on %s as %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});

it.each([
  { isComposing: true, keyCode: 27 },
  // Safari ends the composition before the event of the key that ends it.
  { isComposing: false, keyCode: 229 },
])('leaves a key of a composition to the input method: %o', (key) => {
  expect(isComposing(key)).toBe(true);
});

it('does not take another key for one of a composition', () => {
  expect(isComposing({ isComposing: false, keyCode: 27 })).toBe(false);
});

import { expect, it } from 'vitest';
import { letterOf } from './keys.js';

it.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  // Dvorak: by the letter, not by its place.
  ['k', 'KeyV', 'k'],
  ['t', 'KeyK', 't'],
  // Russian, Arabic, Hebrew and Greek.
  ['л', 'KeyK', 'k'],
  ['ن', 'KeyK', 'k'],
  ['لا', 'KeyB', 'b'],
  ['ל', 'KeyK', 'k'],
  ['κ', 'KeyK', 'k'],
  // A letter with an accent is a Latin one.
  ['é', 'Digit2', 'é'],
  ['/', 'Slash', '/'],
  ['Enter', 'Enter', 'enter'],
])('takes %s on %s for %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});

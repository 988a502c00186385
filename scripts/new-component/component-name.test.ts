import { expect, it } from 'vitest';
import { whyNotName } from './component-name.js';

it.each(['fare-table', 'itinerary'])('a new component may be named %s', (name) => {
  expect(whyNotName(name)).toBeUndefined();
});

it.each([
  ['PriceTag', "'PriceTag' is no kebab-case name."],
  ['../evil', "'../evil' is no kebab-case name."],
  ['button', 'tapa-ui/button is there already.'],
  ['card', 'tapa-ui/panel exports Card already.'],
  ['tab-list', 'tapa-ui/tabs exports TabList already.'],
  ['link', 'tapa-ui/theme exports Link already.'],
  ['booking', 'tapa-ui/domain exports Booking already.'],
  ['map', 'Map means something else in JavaScript.'],
])('a new component cannot be named %s', (name, why) => {
  expect(whyNotName(name)).toBe(why);
});

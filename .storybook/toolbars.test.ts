import { expect, it } from 'vitest';
import { initialToolbar, roleOf } from './toolbars.js';

it.each([
  ['as the story has it', initialToolbar, 'traveler', 'traveler'],
  ['a visitor, in the story of a role', { role: 'visitor' }, 'traveler', null],
  ['the role that the toolbar chose', { role: 'corporate_admin' }, 'traveler', 'corporate_admin'],
  ['as the story has it where the address names no role', { role: 'pilot' }, null, null],
] as const)('signs in %s', (_, globals, ofStory, role) => {
  expect(roleOf(globals, ofStory)).toBe(role);
});

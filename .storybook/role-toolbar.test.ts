import { expect, it } from 'vitest';
import { initialRole, roleOf } from './role-toolbar';

it.each([
  ['as the story has it', initialRole, 'traveler', 'traveler'],
  ['a visitor, in a story of somebody', { role: 'visitor' }, 'traveler', null],
  ['whom the toolbar chose', { role: 'corporate_admin' }, 'traveler', 'corporate_admin'],
  ['as the story has it where the address names nobody', { role: 'pilot' }, null, null],
] as const)('signs in %s', (_, globals, ofStory, role) => {
  expect(roleOf(globals, ofStory)).toBe(role);
});

import { reviewer, users } from '../../../src/testing/demo-api/fixtures/users.js';
import { HOSTILE, LONG_WORD } from '../../extreme-data.js';
import type { ReviewRole, ReviewState } from './table.js';

/** Returns the raw answer of the user's look-up, for a role in a state. */
export function userInState(role: ReviewRole, state: ReviewState): Record<string, unknown> {
  const person = role === 'unknown' ? reviewer : users[role];
  const live = { ...person, isDemo: false, accountType: 'live' };
  switch (state) {
    case 'partly-absent':
      return { email: person.email, role: person.role };
    case 'malformed':
      return { isDemo: 'yes', accountType: 1, firstName: 7, lastName: {}, email: null, role: person.role };
    case 'hostile-text':
      return {
        ...live,
        firstName: HOSTILE.override,
        lastName: HOSTILE.emoji,
        email: HOSTILE.markup,
        role: role === 'unknown' ? HOSTILE.markup : role,
      };
    case 'overlong-text':
      return {
        ...live,
        firstName: LONG_WORD,
        lastName: LONG_WORD,
        email: `${LONG_WORD}@example.com`,
        role: role === 'unknown' ? LONG_WORD : role,
      };
    case 'demo-account':
      return { ...person, isDemo: true, accountType: 'demo' };
    default:
      return live;
  }
}

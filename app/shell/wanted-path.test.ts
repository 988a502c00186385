import { expect, it } from 'vitest';
import { wantedPath } from './guards';

// spec: 2.protected-redirect
it.each(['/dashboard?tab=trips#rewards', '/booking/7', '/'])('goes on to %s', (wanted) => {
  expect(wantedPath({ wanted })).toBe(wanted);
});

it.each([
  [null],
  [undefined],
  ['/booking/7'],
  [{}],
  [{ wanted: 7 }],
  [{ wanted: '' }],
  [{ wanted: 'booking/7' }],
  [{ wanted: '//elsewhere.example' }],
  [{ wanted: '/\\elsewhere.example' }],
  [{ wanted: 'https://elsewhere.example' }],
])('goes to /dashboard where the state %j names no path of this site', (state) => {
  expect(wantedPath(state)).toBe('/dashboard');
});

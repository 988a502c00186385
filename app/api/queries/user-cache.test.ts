import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, stubServer } from '../../testing/api-test-utils';
import { createQueryClient } from '../query-client';
import { lookUpAgain, refreshUser, USER_KEY } from './user-cache';

const FIRST = 'GET /api/auth/user';
const SECOND = 'GET /api/auth/current-user';
const BOOKINGS = ['/api/bookings'];

const ana = { email: 'ana@example.org', role: 'traveler' };

afterEach(() => {
  vi.unstubAllGlobals();
});

function signedIn(answers: Record<string, Answer>) {
  const calls = stubServer(answers);
  const queryClient = createQueryClient({ report: () => undefined });
  queryClient.setQueryData(USER_KEY, ana);
  queryClient.setQueryData(BOOKINGS, ['of the one before']);
  return { calls, queryClient };
}

it.each([
  ['after signing in, and keeps nothing', refreshUser, undefined],
  ['again, and keeps what was read', lookUpAgain, ['of the one before']],
] as const)('looks up the user %s', async (_name, look, kept) => {
  const { calls, queryClient } = signedIn({ [FIRST]: ana });
  await look(queryClient);
  expect(calls).toEqual([FIRST]);
  expect(queryClient.getQueryData(USER_KEY)).toEqual(ana);
  expect(queryClient.getQueryData(BOOKINGS)).toEqual(kept);
});

it.each([refreshUser, lookUpAgain])(
  'makes the second look-up if the first finds no user: %o',
  async (look) => {
    const { calls, queryClient } = signedIn({ [FIRST]: () => null, [SECOND]: ana });
    await look(queryClient);
    expect(calls).toEqual([FIRST, SECOND]);
    expect(queryClient.getQueryData(USER_KEY)).toEqual(ana);
  },
);

it.each([refreshUser, lookUpAgain])('throws the error of the look-up, and has no user: %o', async (look) => {
  const { queryClient } = signedIn({ [FIRST]: () => new Response('Down', { status: 500 }) });
  await expect(look(queryClient)).rejects.toThrow();
  expect(queryClient.getQueryData(USER_KEY) ?? null).toBeNull();
});

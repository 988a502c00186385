import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshUser } from '../api/queries/user-cache';
import { type Answer, pass, renderWithClient, settle, stubServer } from '../testing/api-test-utils';
import { useCurrentUser } from './current-user';

const FIRST = 'GET /api/auth/user';
const SECOND = 'GET /api/auth/current-user';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });
const html = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const mele = { firstName: 'Mele', role: 'travel_agent', isDemo: true };

async function lookUp(answers: Record<string, Answer>) {
  const calls = stubServer(answers);
  const rendered = renderWithClient(() => useCurrentUser(), undefined);
  expect(rendered.result.current.status).toBe('loading');
  await pass(60_000);
  return { ...rendered, calls: calls.filter((call) => call.startsWith('GET')) };
}

describe('the two look-ups', () => {
  // spec: 4.look-ups, 4.authenticated, 4.auth-states, 7.user
  it('end with the first if it finds a user', async () => {
    const { result, calls } = await lookUp({ [FIRST]: mele });
    expect(calls).toEqual([FIRST]);
    expect(result.current).toMatchObject({ status: 'authenticated', user: { ...mele, lastName: '' } });
  });

  // spec: 4.look-ups, 4.auth-states, 7.user-unauthorized, 7.current-user
  it.each<[string, Answer]>([
    ['401', () => json('{"message":"Unauthorized"}', 401)],
    ['an empty body', () => json('')],
    ['204', () => new Response(null, { status: 204 })],
    ['JSON null', () => json('null')],
  ])('ask the second after %s, and read it alike', async (_name, nobody) => {
    const found = await lookUp({ [FIRST]: nobody, [SECOND]: mele });
    expect(found.calls).toEqual([FIRST, SECOND]);
    expect(found.result.current).toMatchObject({ status: 'authenticated', user: { firstName: 'Mele' } });
    cleanup();
    const none = await lookUp({ [FIRST]: nobody, [SECOND]: nobody });
    expect(none.calls).toEqual([FIRST, SECOND]);
    expect(none.result.current).toEqual({ status: 'anonymous', user: null });
    expect(none.reports).toEqual([]);
  });

  // spec: 4.authenticated, 7.user-no-retry
  it.each<[string, Answer]>([
    ['500', () => json('{}', 500)],
    ['403', () => json('{}', 403)],
    ['HTML', html],
    ['a failed fetch', offline],
    ['broken JSON', () => json('{"a":')],
    ['a text', () => json('"yes"')],
    ['an empty text', () => json('""')],
    ['a list', () => json('[]')],
    ['a number', () => json('0')],
    ['a truth value', () => json('true')],
  ])(
    'end unauthenticated, without retry or second look-up, when the first fails with %s',
    async (_name, failure) => {
      const { result, calls } = await lookUp({ [FIRST]: failure, [SECOND]: mele });
      expect(calls).toEqual([FIRST]);
      expect(result.current).toEqual({ status: 'anonymous', user: null });
    },
  );

  // spec: 7.current-user
  it.each<[string, Answer]>([
    ['500', () => json('{}', 500)],
    ['a failed fetch', offline],
    ['a list', () => json('[]')],
  ])('end unauthenticated, without retry, when the second fails with %s', async (_name, failure) => {
    const { result, calls } = await lookUp({ [FIRST]: () => json('null'), [SECOND]: failure });
    expect(calls).toEqual([FIRST, SECOND]);
    expect(result.current).toEqual({ status: 'anonymous', user: null });
  });
});

// spec: 7.user-no-retry
it('is stale at once: the next hook refetches, without a loading state', async () => {
  let answers = 0;
  const calls = stubServer({ [FIRST]: () => (answers++ === 0 ? offline() : mele) });
  const { result, rerender, queryClient } = renderWithClient(() => useCurrentUser(), undefined);
  await settle();
  expect(result.current.status).toBe('anonymous');
  const again = queryClient.refetchQueries({ queryKey: ['/api/auth/user'] });
  rerender(undefined);
  expect(result.current.status).toBe('anonymous');
  await again;
  await settle();
  expect(result.current.status).toBe('authenticated');
  expect(calls.filter((call) => call === FIRST)).toHaveLength(2);
});

// spec: 4.authenticated
it('counts nobody as authenticated after a failed first look-up, even a user signed in before', async () => {
  let answers = 0;
  stubServer({ [FIRST]: () => (answers++ === 0 ? mele : json('{}', 500)) });
  const { result, queryClient } = renderWithClient(() => useCurrentUser(), undefined);
  await settle();
  expect(result.current.status).toBe('authenticated');
  await queryClient.refetchQueries({ queryKey: ['/api/auth/user'] });
  await settle();
  expect(result.current).toEqual({ status: 'anonymous', user: null });
});

it.each([FIRST, SECOND])('keeps the known user without a connection: %s', async (found) => {
  let isOnline = true;
  stubServer({
    [FIRST]: () => (!isOnline ? offline() : found === FIRST ? mele : json('null')),
    [SECOND]: () => (isOnline ? mele : offline()),
  });
  const { result, queryClient } = renderWithClient(() => useCurrentUser(), undefined);
  await settle();
  await settle();
  expect(result.current.status).toBe('authenticated');
  isOnline = false;
  await queryClient.refetchQueries({ queryKey: ['/api/auth/user'] });
  await settle();
  expect(result.current).toMatchObject({ status: 'authenticated', user: { firstName: 'Mele' } });
});

describe('when the connection comes back', () => {
  async function reconnect() {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await settle();
  }

  it('a signed-in user is not looked up again, because a failure would sign them out', async () => {
    const calls = stubServer({ [FIRST]: mele });
    const { result } = renderWithClient(() => useCurrentUser(), undefined);
    await settle();
    await reconnect();
    expect(calls).toEqual([FIRST]);
    expect(result.current.status).toBe('authenticated');
  });

  it('a failed look-up is repeated', async () => {
    let answers = 0;
    const calls = stubServer({ [FIRST]: () => (answers++ === 0 ? offline() : mele) });
    const { result } = renderWithClient(() => useCurrentUser(), undefined);
    await settle();
    await reconnect();
    expect(calls.filter((call) => call === FIRST)).toHaveLength(2);
    expect(result.current.status).toBe('authenticated');
  });
});

it('keeps the reference of an unchanged user', async () => {
  stubServer({ [FIRST]: mele });
  const { result, queryClient } = renderWithClient(() => useCurrentUser(), undefined);
  await settle();
  const before = result.current.user;
  await queryClient.refetchQueries({ queryKey: ['/api/auth/user'] });
  await settle();
  expect(result.current.user).toBe(before);
});

it('has the user after refreshUser', async () => {
  let signedIn = false;
  stubServer({ [FIRST]: () => (signedIn ? mele : json('null')), [SECOND]: () => json('null') });
  const { result, queryClient } = renderWithClient(() => useCurrentUser(), undefined);
  await settle();
  expect(result.current.status).toBe('anonymous');
  signedIn = true;
  const refreshed = refreshUser(queryClient);
  await settle();
  await refreshed;
  expect(result.current.status).toBe('authenticated');
});

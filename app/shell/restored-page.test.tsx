import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCurrentUser } from '../auth/current-user';
import { pass, renderWithClient, stubServer } from '../testing/api-test-utils';
import { lookUpWhenRestored } from './guards';

const ana = { email: 'ana@example.org', role: 'traveler' };
const ANSWER_MS = 20;

let takeBack: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  takeBack();
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openPage() {
  const server = { first: () => ana as unknown, second: () => null as unknown };
  const late = async (answer: () => unknown) => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    return answer();
  };
  const calls = stubServer({
    'GET /api/auth/user': () => late(server.first),
    'GET /api/auth/current-user': () => late(server.second),
  });
  const { result, queryClient } = renderWithClient(() => useCurrentUser(), undefined);
  takeBack = lookUpWhenRestored(queryClient);
  await pass(3 * ANSWER_MS);
  calls.length = 0;
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const state = () => [result.current.status, result.current.user?.email];
  return { server, calls, state, show };
}

it('shows no user until the look-up has answered', async () => {
  const { calls, state, show } = await openPage();
  show(true);
  await pass(ANSWER_MS / 2);
  expect(state()).toEqual(['loading', undefined]);
  await pass(3 * ANSWER_MS);
  expect(state()).toEqual(['authenticated', 'ana@example.org']);
  expect(calls).toEqual(['GET /api/auth/user']);
});

it('finds no user after both look-ups', async () => {
  const { server, calls, state, show } = await openPage();
  server.first = () => null;
  show(true);
  await pass(ANSWER_MS);
  expect(calls).toEqual(['GET /api/auth/user', 'GET /api/auth/current-user']);
  await pass(3 * ANSWER_MS);
  expect(state()).toEqual(['anonymous', undefined]);
  expect(calls).toHaveLength(2);
});

it('finds a user by the second look-up', async () => {
  const { server, calls, state, show } = await openPage();
  server.first = () => null;
  server.second = () => ana;
  show(true);
  await pass(5 * ANSWER_MS);
  expect(state()).toEqual(['authenticated', 'ana@example.org']);
  calls.length = 0;
  show(true);
  await pass(ANSWER_MS / 2);
  expect(state()).toEqual(['loading', undefined]);
  expect(calls).toEqual(['GET /api/auth/user']);
  await pass(5 * ANSWER_MS);
  expect(state()).toEqual(['authenticated', 'ana@example.org']);
});

it('passes a failed look-up to its users', async () => {
  const { server, state, show } = await openPage();
  server.first = () => new Response('Down', { status: 500 });
  show(true);
  await pass(3 * ANSWER_MS);
  expect(state()).toEqual(['anonymous', undefined]);
});

it('makes no look-up for a page that was loaded', async () => {
  const { calls, state, show } = await openPage();
  show(false);
  await pass(3 * ANSWER_MS);
  expect(calls).toEqual([]);
  expect(state()).toEqual(['authenticated', 'ana@example.org']);
});

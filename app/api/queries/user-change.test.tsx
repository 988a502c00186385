import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCurrentUser } from '../../auth/current-user';
import { type Answer, pass, renderWithClient, stubServer } from '../../testing/api-test-utils';

const FIRST = '/api/auth/user';
const SECOND = '/api/auth/current-user';
const BOOKINGS = ['/api/bookings'];

const ana = { email: 'ana@example.org', role: 'traveler' };
const ben = { email: 'ben@example.org', role: 'traveler' };
const down = () => new Response('Down', { status: 500 });

interface Answers {
  first: Answer;
  second?: Answer;
}

let answers: Answers;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Delays an answer, so that React renders the pending look-up. */
const ANSWER_MS = 20;
const BOTH_MS = 3 * ANSWER_MS;

async function given(answer: Answer): Promise<Answer> {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  return typeof answer === 'function' ? answer() : answer;
}

/** Looks up the user of the answers, and reads their bookings. */
async function signedInAs(before: Answers) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers = before;
  stubServer({
    [`GET ${FIRST}`]: () => given(answers.first),
    [`GET ${SECOND}`]: () => given(answers.second ?? null),
  });
  const { queryClient, result } = renderWithClient(() => useCurrentUser(), undefined);
  await pass(BOTH_MS);
  queryClient.setQueryData(BOOKINGS, ['of the one before']);
  const lookUp = async (after: Answers) => {
    answers = after;
    void queryClient.refetchQueries({ queryKey: [FIRST] });
    await pass(BOTH_MS);
  };
  return { lookUp, result, bookings: () => queryClient.getQueryData(BOOKINGS) };
}

it.each<[string, Answers, Answers]>([
  ['another person', { first: ana }, { first: ben }],
  ['another person, by the second look-up', { first: null, second: ana }, { first: null, second: ben }],
  ['another person, by the other look-up', { first: ana }, { first: null, second: ben }],
  ['another person, by the first look-up', { first: null, second: ana }, { first: ben }],
  ['no user', { first: ana }, { first: null }],
  ['another role', { first: ana }, { first: { ...ana, role: 'provider' } }],
  ['another account of the same name', { first: { ...ana, id: 1 } }, { first: { ...ana, id: 2 } }],
])('removes what was read when a look-up answers %s', async (_name, before, after) => {
  const { lookUp, bookings, result } = await signedInAs(before);
  await lookUp(after);
  expect(bookings()).toBeUndefined();
  expect(result.current.status).toBe(after.first || after.second ? 'authenticated' : 'anonymous');
});

it.each<[string, Answers, Answers]>([
  ['the same person', { first: ana }, { first: { ...ana, profileImageUrl: '/ana.png' } }],
  ['the same person by the second look-up', { first: ana }, { first: null, second: ana }],
  ['nothing at all', { first: ana }, { first: down }],
  ['nothing by the second look-up', { first: null, second: ana }, { first: null, second: down }],
])('keeps what was read when a look-up answers %s', async (_name, before, after) => {
  const { lookUp, bookings } = await signedInAs(before);
  await lookUp(after);
  expect(bookings()).toEqual(['of the one before']);
});

it.each<[string, Answers, Answers, Answers]>([
  ['the first look-up fails', { first: ana }, { first: down }, { first: ben }],
  [
    'the second look-up fails',
    { first: null, second: ana },
    { first: null, second: down },
    { first: null, second: ben },
  ],
])('is not authenticated while %s, but remembers whose data it is', async (_name, before, failing, after) => {
  const { lookUp, bookings, result } = await signedInAs(before);
  for (let failures = 1; failures <= 2; failures += 1) {
    await lookUp(failing);
    expect(result.current.status).toBe('anonymous');
    expect(bookings()).toEqual(['of the one before']);
  }
  await lookUp(after);
  expect(result.current.status).toBe('authenticated');
  expect(bookings()).toBeUndefined();
});

it('repeats the second look-up each time, and keeps the known user until its answer', async () => {
  const { lookUp, result } = await signedInAs({ first: null, second: ana });
  await lookUp({ first: ben });
  expect(result.current.user?.email).toBe('ben@example.org');
  await lookUp({ first: null, second: () => new Promise(() => undefined) });
  expect(result.current.user?.email).toBe('ben@example.org');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNANSWERED } from '../../lib/start-action.js';
import { ANSWER_TIMEOUT, type CallMessage, callSchema, createWaitingCalls } from './calls.js';
import { readShape } from './messages.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ITEM = { id: 7 };

/** Two calls, what was sent of them, and how each ends. */
function twoCalls() {
  const sent: CallMessage[] = [];
  const calls = createWaitingCalls((message) => sent.push(message));
  const ends: unknown[] = [];
  for (const action of ['approve', 'decline'] as const)
    calls.ask(action, { item: ITEM }, 'Too late.').then(
      () => ends.push([action, 'kept']),
      (reason: unknown) => ends.push([action, reason]),
    );
  const names = sent.map(({ call }) => call);
  return { calls, sent, ends, names };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

it('sends calls that the page can read, under names of their own', () => {
  const { sent, names } = twoCalls();
  expect(sent.map((message) => readShape(message, callSchema))).toEqual(sent);
  expect(new Set(names).size).toBe(2);
});

it('ends each call with the answer to it, whichever comes first', async () => {
  const { calls, ends, names } = twoCalls();
  calls.take({ tapa: 'answer', call: names[1] ?? '', outcome: 'rejected', reason: 'Closed.' });
  await settle();
  expect(ends).toEqual([['decline', 'Closed.']]);
  calls.take({ tapa: 'answer', call: names[0] ?? '', outcome: 'kept' });
  await settle();
  expect(ends).toEqual([
    ['decline', 'Closed.'],
    ['approve', 'kept'],
  ]);
});

it('takes one answer to a call, and none to no call', async () => {
  const { calls, ends, names } = twoCalls();
  const [call = ''] = names;
  calls.take({ tapa: 'answer', call: 'f'.repeat(32), outcome: 'kept' });
  calls.take({ tapa: 'answer', call, outcome: 'unanswered' });
  calls.take({ tapa: 'answer', call, outcome: 'kept' });
  await settle();
  expect(ends).toEqual([['approve', UNANSWERED]]);
});

it('gives up in the end, and ignores an answer after that', async () => {
  const { calls, ends, names } = twoCalls();
  calls.take({ tapa: 'answer', call: names[1] ?? '', outcome: 'kept' });
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT - 1);
  expect(ends).toEqual([['decline', 'kept']]);
  await vi.advanceTimersByTimeAsync(1);
  calls.take({ tapa: 'answer', call: names[0] ?? '', outcome: 'kept' });
  await settle();
  expect(ends.slice(1)).toEqual([['approve', 'Too late.']]);
});

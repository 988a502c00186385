import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNANSWERED } from '../../lib/start-action.js';
import { createDecisions } from './create-decisions.js';
import { type DecisionNotification, type DecisionRow, isShownAsMade } from './decisions.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Returns callbacks whose promises the test settles. */
function server() {
  const answers = new Map<string, { keep: () => void; reject: (error: Error) => void }>();
  const decide = (key: string) => () =>
    new Promise<void>((keep, reject) => answers.set(key, { keep, reject }));
  return { answers, decide };
}

type Given = Partial<DecisionRow> & { make: () => unknown };

const row = (key: string, { make, ...rest }: Given): DecisionRow => ({
  key,
  subject: 'request',
  name: key,
  of: key,
  notify: () => undefined,
  onApprove: make,
  onDecline: make,
  ...rest,
});

/** Logs notifications in short: 'answered: done / failed'. */
function listener() {
  const log: string[] = [];
  const notify = (notification: DecisionNotification) => {
    if (notification.type === 'changed') log.push(`changed: ${notification.status}`);
    else {
      const { isUndo, done, failed } = notification.press;
      log.push(`${isUndo ? 'undo ' : ''}${notification.type}: ${done} / ${failed}`);
    }
    return undefined;
  };
  return { log, notify };
}

it('handles two rows independently: one fails, the other is made', async () => {
  const decisions = createDecisions();
  const { answers, decide } = server();
  decisions.decide([row('a', { make: decide('a'), onUndo: () => undefined })], 'approve');
  decisions.decide([row('b', { make: decide('b'), onUndo: () => undefined })], 'decline');
  answers.get('b')?.keep();
  await settle();
  expect(decisions.get('a')?.phase).toBe('waiting');
  expect(decisions.get('b')?.phase).toBe('made');
  answers.get('a')?.reject(new Error('Closed.'));
  await settle();
  expect(decisions.get('a')).toMatchObject({ phase: 'failed', problem: 'Closed.' });
  expect(decisions.get('b')?.phase).toBe('made');
});

it('decides on a row once, and keeps the others usable where its promise never settles', async () => {
  const decisions = createDecisions();
  const forever = vi.fn(() => new Promise(() => undefined));
  decisions.decide([row('a', { make: forever })], 'approve');
  decisions.decide([row('a', { make: forever })], 'decline');
  await vi.advanceTimersByTimeAsync(10_000_000);
  expect(decisions.get('a')).toMatchObject({ kind: 'approve', phase: 'working', isLate: true });
  expect(forever).toHaveBeenCalledOnce();
  decisions.decide([row('b', { make: () => Promise.resolve(), onUndo: () => undefined })], 'approve');
  await settle();
  expect(decisions.get('b')?.phase).toBe('made');
});

it('reports a late answer after 20 seconds, and ignores one after the reader has stopped waiting', async () => {
  const decisions = createDecisions();
  const { answers, decide } = server();
  const { log, notify } = listener();
  decisions.decide([row('a', { make: decide('a'), notify })], 'approve');
  await vi.advanceTimersByTimeAsync(19_999);
  expect(decisions.get('a')?.isLate).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(decisions.get('a')?.isLate).toBe(true);
  decisions.leave('a');
  expect(decisions.get('a')).toBeUndefined();
  const first = answers.get('a');
  decisions.decide([row('a', { make: decide('a'), notify })], 'decline');
  first?.reject(new Error('Too late.'));
  await settle();
  expect(decisions.get('a')).toMatchObject({ kind: 'decline', phase: 'waiting' });
  expect(log).toEqual(['working:  / ', 'late:  / ']);
});

it('shows an optimistic decision at once, and reverts it where it fails', async () => {
  const decisions = createDecisions();
  const { answers, decide } = server();
  decisions.decide([row('a', { make: decide('a'), optimistic: true })], 'approve');
  const shown = () => {
    const decision = decisions.get('a');
    return decision !== undefined && isShownAsMade(decision);
  };
  expect(shown()).toBe(true);
  answers.get('a')?.reject(new Error('Closed.'));
  await settle();
  expect(shown()).toBe(false);
  decisions.retry(['a']);
  expect(shown()).toBe(true);
});

it('leaves a row to the host after a callback without a promise, and reports its later status', () => {
  const decisions = createDecisions();
  const { log, notify } = listener();
  const make = vi.fn();
  const inData = { id: 'a', name: 'Ana' };
  decisions.decide([row('a', { make, notify, inData })], 'approve');
  expect(make).toHaveBeenCalledOnce();
  expect(decisions.get('a')).toBeUndefined();
  decisions.compare(() => 'Pending');
  expect(log).toEqual([]);
  decisions.compare(() => 'approved');
  decisions.compare(() => 'approved');
  decisions.decide([row('a', { make, notify, inData })], 'approve');
  decisions.compare(() => undefined);
  expect(log).toEqual(['changed: approved', 'changed: undefined']);
});

it('leaves a row to the host where its promise rejects as unanswered, and counts such an undo as done', async () => {
  const decisions = createDecisions();
  const { log, notify } = listener();
  const unanswered = () => Promise.reject(UNANSWERED);
  decisions.decide([row('a', { make: unanswered, notify })], 'approve');
  await settle();
  expect(decisions.get('a')).toBeUndefined();
  decisions.decide([row('b', { make: () => Promise.resolve(), onUndo: unanswered, notify })], 'approve');
  await settle();
  decisions.undo(['b']);
  await settle();
  expect(decisions.get('b')).toBeUndefined();
  expect(log).toEqual(['answered: b / ', 'undo answered: b / ']);
});

it('undoes a decision once and reports it; a failed undo keeps the decision', async () => {
  const decisions = createDecisions();
  const { log, notify } = listener();
  const undo = vi.fn(() => Promise.resolve());
  undo.mockRejectedValueOnce(new Error('Too late.'));
  decisions.decide([row('a', { make: () => Promise.resolve(), onUndo: undo, notify })], 'approve');
  await settle();
  decisions.undo(['a']);
  decisions.undo(['a']);
  await settle();
  expect(undo).toHaveBeenCalledOnce();
  expect(decisions.get('a')).toMatchObject({ phase: 'made', problem: 'Too late.' });
  decisions.undo(['a']);
  await settle();
  expect(decisions.get('a')).toBeUndefined();
  expect(log).toEqual(['answered: a / ', 'undo answered:  / a', 'undo answered: a / ']);
});

it('expires no decision while its message is held, and expires it on release', async () => {
  const decisions = createDecisions();
  decisions.decide([row('a', { make: () => Promise.resolve(), onUndo: () => undefined })], 'approve');
  await settle();
  decisions.hold(['a'], true);
  decisions.expire('a');
  expect(decisions.get('a')?.undoTime).toBe('overdue');
  decisions.hold(['a'], false);
  expect(decisions.get('a')).toBeUndefined();
});

it('closes the message of a decision that has changed: a retry, another decision, or none', async () => {
  const decisions = createDecisions();
  const dismiss = vi.fn();
  const make = vi.fn<() => unknown>(() => undefined);
  const notify = () => ({ dismiss });
  const asked = row('a', { make, notify });
  make.mockReturnValueOnce(Promise.reject(new Error('Closed.')));
  decisions.decide([asked], 'approve');
  await settle();
  decisions.retry(['a']);
  expect(make).toHaveBeenCalledTimes(2);
  expect(decisions.get('a')).toBeUndefined();
  expect(dismiss).toHaveBeenCalledOnce();

  make.mockReturnValueOnce(Promise.reject(new Error('Closed.')));
  decisions.decide([asked], 'approve');
  await settle();
  decisions.decide([row('a', { make: () => Promise.resolve(), notify })], 'decline');
  expect(decisions.get('a')).toMatchObject({ kind: 'decline', phase: 'waiting' });
  expect(dismiss).toHaveBeenCalledTimes(2);
});

it('decides the other rows where one callback throws', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const decisions = createDecisions();
  const { log, notify } = listener();
  const { answers, decide } = server();
  const fault = new Error('Closed.');
  const refuse = () => {
    throw fault;
  };
  const makes = { a: decide('a'), b: refuse, c: decide('c') };
  decisions.decide(
    Object.entries(makes).map(([key, make]) => row(key, { make, notify, isOneOfMany: true })),
    'approve',
  );
  for (const { keep } of answers.values()) keep();
  await settle();
  expect(log).toEqual(['answered: a,c / b']);
  expect(decisions.get('b')).toMatchObject({ phase: 'failed', problem: 'Closed.' });
  expect(report.mock.calls).toEqual([[fault]]);
  vi.unstubAllGlobals();
});

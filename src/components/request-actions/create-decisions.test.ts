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

/** A server that answers each row when the test says so. */
function server() {
  const answers = new Map<string, { keep: () => void; reject: (error: Error) => void }>();
  const decide = (key: string) => () =>
    new Promise<void>((keep, reject) => answers.set(key, { keep, reject }));
  return { answers, decide };
}

const row = (key: string, rest: Pick<DecisionRow, 'make'> & Partial<DecisionRow>): DecisionRow => ({
  key,
  subject: 'request',
  name: key,
  of: key,
  notify: () => undefined,
  ...rest,
});

/** Logs notifications in short: 'answered: a', and 'not undone' with its problem. */
function listener() {
  const said: string[] = [];
  const notify = (notification: DecisionNotification) => {
    if (notification.type === 'changed') said.push(`changed: ${notification.status}`);
    else {
      const { isUndo, done, failed } = notification.press;
      said.push(`${isUndo ? 'undo ' : ''}${notification.type}: ${done} / ${failed}`);
    }
    return undefined;
  };
  return { said, notify };
}

it('keeps two rows apart: one is refused, the other made', async () => {
  const decisions = createDecisions();
  const { answers, decide } = server();
  decisions.decide([row('a', { make: decide('a'), undo: () => undefined })], 'approve');
  decisions.decide([row('b', { make: decide('b'), undo: () => undefined })], 'decline');
  answers.get('b')?.keep();
  await settle();
  expect(decisions.get('a')?.phase).toBe('waiting');
  expect(decisions.get('b')?.phase).toBe('made');
  answers.get('a')?.reject(new Error('Closed.'));
  await settle();
  expect(decisions.get('a')).toMatchObject({ phase: 'failed', problem: 'Closed.' });
  expect(decisions.get('b')?.phase).toBe('made');
});

it('decides on a row once, and leaves all others usable where its promise never settles', async () => {
  const decisions = createDecisions();
  const forever = vi.fn(() => new Promise(() => undefined));
  decisions.decide([row('a', { make: forever })], 'approve');
  decisions.decide([row('a', { make: forever })], 'decline');
  await vi.advanceTimersByTimeAsync(10_000_000);
  expect(decisions.get('a')).toMatchObject({ kind: 'approve', phase: 'working', isLate: true });
  expect(forever).toHaveBeenCalledOnce();
  decisions.decide([row('b', { make: () => Promise.resolve(), undo: () => undefined })], 'approve');
  await settle();
  expect(decisions.get('b')?.phase).toBe('made');
});

it('says after 20 seconds that there is no answer, and forgets one that comes after it was given up', async () => {
  const decisions = createDecisions();
  const { answers, decide } = server();
  const { said, notify } = listener();
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
  expect(said).toEqual(['working:  / ', 'late:  / ']);
});

it('shows an optimistic decision at once, and takes it back where it is refused', async () => {
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

it('leaves a row to its owner after a callback without a promise, and says what that makes of it', () => {
  const decisions = createDecisions();
  const { said, notify } = listener();
  const make = vi.fn();
  const inData = { id: 'a', name: 'Ana' };
  decisions.decide([row('a', { make, notify, inData })], 'approve');
  expect(make).toHaveBeenCalledOnce();
  expect(decisions.get('a')).toBeUndefined();
  decisions.compare(() => 'Pending');
  expect(said).toEqual([]);
  decisions.compare(() => 'approved');
  decisions.compare(() => 'approved');
  decisions.decide([row('a', { make, notify, inData })], 'approve');
  decisions.compare(() => undefined);
  expect(said).toEqual(['changed: approved', 'changed: undefined']);
});

it('leaves a row to its owner where nobody answers after all, and takes back what is undone so', async () => {
  const decisions = createDecisions();
  const { said, notify } = listener();
  const unanswered = () => Promise.reject(UNANSWERED);
  decisions.decide([row('a', { make: unanswered, notify })], 'approve');
  await settle();
  expect(decisions.get('a')).toBeUndefined();
  decisions.decide([row('b', { make: () => Promise.resolve(), undo: unanswered, notify })], 'approve');
  await settle();
  decisions.undo(['b']);
  await settle();
  expect(decisions.get('b')).toBeUndefined();
  expect(said).toEqual(['answered: b / ', 'undo answered: b / ']);
});

it('takes a decision back once, and says so; what cannot be taken back stands', async () => {
  const decisions = createDecisions();
  const { said, notify } = listener();
  const undo = vi.fn(() => Promise.resolve());
  undo.mockRejectedValueOnce(new Error('Too late.'));
  decisions.decide([row('a', { make: () => Promise.resolve(), undo, notify })], 'approve');
  await settle();
  decisions.undo(['a']);
  decisions.undo(['a']);
  await settle();
  expect(undo).toHaveBeenCalledOnce();
  expect(decisions.get('a')).toMatchObject({ phase: 'made', problem: 'Too late.' });
  decisions.undo(['a']);
  await settle();
  expect(decisions.get('a')).toBeUndefined();
  expect(said).toEqual(['answered: a / ', 'undo answered:  / a', 'undo answered: a / ']);
});

it('lets nothing expire while a message about it is held, and then at once', async () => {
  const decisions = createDecisions();
  decisions.decide([row('a', { make: () => Promise.resolve(), undo: () => undefined })], 'approve');
  await settle();
  decisions.hold(['a'], true);
  decisions.expire('a');
  expect(decisions.get('a')?.undoTime).toBe('overdue');
  decisions.hold(['a'], false);
  expect(decisions.get('a')).toBeUndefined();
});

it('closes a message about a decision once that is another: a new try, another decision, or none', async () => {
  const decisions = createDecisions();
  const dismiss = vi.fn();
  const make = vi.fn<() => unknown>(() => undefined);
  const asked = row('a', { make, notify: () => ({ dismiss }) });
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
  decisions.decide([{ ...asked, make: () => Promise.resolve() }], 'decline');
  expect(decisions.get('a')).toMatchObject({ kind: 'decline', phase: 'waiting' });
  expect(dismiss).toHaveBeenCalledTimes(2);
});

it('loses no row to one whose callback throws at once', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const decisions = createDecisions();
  const { said, notify } = listener();
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
  expect(said).toEqual(['answered: a,c / b']);
  expect(decisions.get('b')).toMatchObject({ phase: 'failed', problem: 'Closed.' });
  expect(report.mock.calls).toEqual([[fault]]);
  vi.unstubAllGlobals();
});

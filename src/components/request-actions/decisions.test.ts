import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNANSWERED } from '../../lib/start-action.js';
import { type DecisionNews, Decisions, isShownAsMade } from './decisions.js';

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

it('keeps two rows apart: one is refused, the other made', async () => {
  const decisions = new Decisions();
  const { answers, decide } = server();
  decisions.make('a', 'approve', undefined, { make: decide('a'), undo: () => undefined });
  decisions.make('b', 'decline', undefined, { make: decide('b'), undo: () => undefined });
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
  const decisions = new Decisions();
  const forever = vi.fn(() => new Promise(() => undefined));
  decisions.make('a', 'approve', undefined, { make: forever });
  decisions.make('a', 'decline', undefined, { make: forever });
  await vi.advanceTimersByTimeAsync(10_000_000);
  expect(decisions.get('a')).toMatchObject({ kind: 'approve', phase: 'working' });
  expect(forever).toHaveBeenCalledOnce();
  decisions.make('b', 'approve', undefined, { make: () => Promise.resolve(), undo: () => undefined });
  await settle();
  expect(decisions.get('b')?.phase).toBe('made');
});

it('shows an optimistic decision at once, and takes it back where it is refused', async () => {
  const decisions = new Decisions();
  const { answers, decide } = server();
  decisions.make('a', 'approve', undefined, { make: decide('a'), optimistic: true });
  const shown = () => {
    const decision = decisions.get('a');
    return decision !== undefined && isShownAsMade(decision);
  };
  expect(shown()).toBe(true);
  answers.get('a')?.reject(new Error('Closed.'));
  await settle();
  expect(shown()).toBe(false);
  decisions.retry('a');
  expect(shown()).toBe(true);
});

it('leaves a row to its owner after a callback without a promise', () => {
  const decisions = new Decisions();
  const make = vi.fn();
  decisions.make('a', 'approve', undefined, { make });
  expect(make).toHaveBeenCalledOnce();
  expect(decisions.get('a')).toBeUndefined();
});

it('leaves a row to its owner where nobody answers after all, and takes back what is undone so', async () => {
  const decisions = new Decisions();
  const news: DecisionNews[] = [];
  const unanswered = () => Promise.reject(UNANSWERED);
  const onNews = (each: DecisionNews) => news.push(each);
  decisions.make('a', 'approve', undefined, { make: unanswered, onNews });
  await settle();
  expect(decisions.get('a')).toBeUndefined();
  decisions.make('b', 'approve', undefined, { make: () => Promise.resolve(), undo: unanswered, onNews });
  await settle();
  decisions.undo('b');
  await settle();
  expect(decisions.get('b')).toBeUndefined();
  expect(news).toEqual(['ended', 'made', 'undone']);
});

it('takes a decision back once, and says so; what cannot be taken back stands', async () => {
  const decisions = new Decisions();
  const news: DecisionNews[] = [];
  const undo = vi.fn(() => Promise.resolve());
  undo.mockRejectedValueOnce(new Error('Too late.'));
  decisions.make('a', 'approve', undefined, {
    make: () => Promise.resolve(),
    undo,
    onNews: (each) => news.push(each),
  });
  await settle();
  decisions.undo('a');
  decisions.undo('a');
  await settle();
  expect(undo).toHaveBeenCalledOnce();
  expect(decisions.get('a')).toMatchObject({ phase: 'made', problem: 'Too late.' });
  decisions.undo('a');
  await settle();
  expect(decisions.get('a')).toBeUndefined();
  expect(news).toEqual(['made', 'not-undone', 'undone']);
});

it('lets nothing expire while a message about it is held, and then at once', async () => {
  const decisions = new Decisions();
  decisions.make('a', 'approve', undefined, { make: () => Promise.resolve(), undo: () => undefined });
  await settle();
  decisions.hold('a', true);
  decisions.expire('a');
  expect(decisions.get('a')?.canUndo).toBe(true);
  decisions.hold('a', false);
  expect(decisions.get('a')).toBeUndefined();
});

it('is over where another try has no promise to wait for, or another decision takes its place', async () => {
  const decisions = new Decisions();
  const news: DecisionNews[] = [];
  const make = vi.fn<() => unknown>(() => undefined);
  make.mockReturnValueOnce(Promise.reject(new Error('Closed.')));
  const steps = { make, onNews: (each: DecisionNews) => news.push(each) };
  decisions.make('a', 'approve', undefined, steps);
  await settle();
  decisions.retry('a');
  expect(make).toHaveBeenCalledTimes(2);
  expect(decisions.get('a')).toBeUndefined();
  expect(news).toEqual(['failed', 'ended']);

  make.mockReturnValueOnce(Promise.reject(new Error('Closed.')));
  decisions.make('a', 'approve', undefined, steps);
  await settle();
  decisions.make('a', 'decline', undefined, { make: () => Promise.resolve() });
  expect(decisions.get('a')).toMatchObject({ kind: 'decline', phase: 'waiting' });
  expect(news).toEqual(['failed', 'ended', 'failed', 'ended']);
});

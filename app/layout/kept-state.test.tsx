import { afterEach, expect, it, vi } from 'vitest';
import { forgetHandover, handOver, type Kept, keepFor, takeOver } from './kept-state';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

const kept = (): Kept => ({
  forms: new Map([['contact', { name: 'Hana', message: 'Where do we meet?' }]]),
  openParts: new Map([['default /help', ['create-account']]]),
  person: null,
});

it('is restored after a reload, once', () => {
  history.replaceState({ key: 'k1', idx: 2 }, '');
  handOver(kept());
  expect(takeOver()).toEqual(kept());
  forgetHandover();
  expect(history.state).toEqual({ key: 'k1', idx: 2 });
  expect(takeOver().forms.size).toBe(0);
});

it('is empty without a handover', () => {
  expect(takeOver()).toEqual({ forms: new Map(), openParts: new Map(), person: undefined });
  const replace = vi.spyOn(history, 'replaceState');
  forgetHandover();
  expect(replace).not.toHaveBeenCalled();
});

it('never reaches the browser’s storage', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  handOver(kept());
  takeOver();
  expect(write).not.toHaveBeenCalled();
});

it('does not prevent a reload when the history state is full', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too large', 'DataCloneError');
  });
  handOver(kept());
  expect(warn).toHaveBeenCalledOnce();
});

it.each([
  ['the same person', 'hana', 'hana', 1],
  ['whoever it turns out to be', undefined, 'hana', 1],
  ['nobody after somebody', 'hana', null, 0],
  ['somebody after a visitor', null, 'hana', 0],
  ['another person', 'hana', 'sione', 0],
] as const)('what was written, for %s', (_who, before, now, left) => {
  const mine = { ...kept(), person: before };
  keepFor(now, mine);
  expect(mine.forms.size).toBe(left);
  expect(mine.person).toBe(now);
});

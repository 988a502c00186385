import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.js';

const EVENING = new Date(2026, 10, 21, 23, 59, 30);

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Today({ given }: { given?: Date }) {
  return <output>{useNow(given).getDate()}</output>;
}

const shown = () => screen.getByRole('status').textContent;

it('follows into the next day, and stops checking when it unmounts', () => {
  const { unmount } = render(<Today />);
  expect(shown()).toBe('21');
  act(() => vi.advanceTimersByTime(60_000));
  expect(shown()).toBe('22');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('stays at a given moment, without a timer', () => {
  render(<Today given={EVENING} />);
  act(() => vi.advanceTimersByTime(60_000));
  expect(shown()).toBe('21');
  expect(vi.getTimerCount()).toBe(0);
});

it('uses the day in UTC on a server', () => {
  expect(renderToString(<Today given={new Date(Date.UTC(2026, 10, 22))} />)).toBe('<output>22</output>');
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useControllable } from './state.js';

afterEach(cleanup);

it('reports a new value to the latest listener, by a stable setter', () => {
  const first = vi.fn();
  const last = vi.fn();
  const { result, rerender } = renderHook(
    ({ onChange }) => useControllable<string>(undefined, 'overview', onChange),
    { initialProps: { onChange: first } },
  );
  const [, set] = result.current;
  rerender({ onChange: last });
  act(() => set('trips'));
  expect(result.current).toEqual(['trips', set]);
  expect(first).not.toHaveBeenCalled();
  expect(last.mock.calls).toEqual([['trips']]);
});

it('reports a new value, but keeps that of the caller', () => {
  const onChange = vi.fn();
  const { result } = renderHook(() => useControllable<string>('overview', undefined, onChange));
  act(() => result.current[1]('trips'));
  expect(result.current[0]).toBe('overview');
  expect(onChange.mock.calls).toEqual([['trips']]);
});

it('stores a function without calling it', () => {
  const next = () => 'called';
  const { result } = renderHook(() => useControllable<() => string>(undefined, undefined, undefined));
  act(() => result.current[1](next));
  expect(result.current[0]).toBe(next);
});

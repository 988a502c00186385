import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useControllable } from './state.js';

afterEach(cleanup);

it('tells a new value to the listener of the last render, by a function that stays the same', () => {
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

it('reports a new value without taking it, where the caller has one', () => {
  const onChange = vi.fn();
  const { result } = renderHook(() => useControllable<string>('overview', undefined, onChange));
  act(() => result.current[1]('trips'));
  expect(result.current[0]).toBe('overview');
  expect(onChange.mock.calls).toEqual([['trips']]);
});

it('keeps a function as it is', () => {
  const next = () => 'called';
  const { result } = renderHook(() => useControllable<() => string>(undefined, undefined, undefined));
  act(() => result.current[1](next));
  expect(result.current[0]).toBe(next);
});

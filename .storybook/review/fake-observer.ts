import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Puts an `IntersectionObserver` in place of the missing one; returns what brings its last element into sight, or out of it. */
export function fakeObserver(): (isIntersecting: boolean) => void {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: typeof report) {
        report = onChange;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (isIntersecting) => act(() => report([{ isIntersecting }]));
}

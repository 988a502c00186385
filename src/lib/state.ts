'use client';
import { useCallback, useInsertionEffect, useRef, useState } from 'react';

/** Returns a stable function that calls the latest handler. For events only, not while rendering. */
export function useHandler<Args extends readonly unknown[], Result = void>(
  handler: ((...args: Args) => Result) | undefined,
): (...args: Args) => Result | undefined {
  const newest = useRef(handler);
  // Runs before other effects can call it, and needs no pass after the frame.
  useInsertionEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: Args) => newest.current?.(...args), []);
}

/** Returns the given value, or else own state, and a stable setter that reports. */
export function useControllable<T>(
  given: T | undefined,
  initial: T | undefined,
  onChange: ((next: T) => void) | undefined,
): [value: T | undefined, set: (next: T) => void] {
  const [own, setOwn] = useState(initial);
  const report = useHandler(onChange);
  const set = useCallback(
    (next: T) => {
      setOwn(() => next);
      report(next);
    },
    [report],
  );
  return [given ?? own, set];
}

/** Returns whether a value has changed while shown; the first one after loading is no change. */
export function useChanged(shown: string | undefined): boolean {
  const [before, setBefore] = useState({ shown, isChanged: false });
  if (before.shown !== shown) {
    setBefore({ shown, isChanged: before.shown !== undefined && shown !== undefined });
  }
  return before.isChanged;
}

'use client';
import { useCallback, useInsertionEffect, useRef, useState } from 'react';

/** Returns one function that calls the newest handler. For events only: what is rendered would not follow the handler. */
export function useHandler<Args extends readonly unknown[], Result = void>(
  handler: ((...args: Args) => Result) | undefined,
): (...args: Args) => Result | undefined {
  const newest = useRef(handler);
  // Before anything can call it, and with no pass over the page of its own after the frame, as other effects need.
  useInsertionEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: Args) => newest.current?.(...args), []);
}

/** Returns the caller's value, or one that is kept here while they give none, and what sets and reports it: always the same. */
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

/** Returns whether something has become another while it was shown: what comes after loading has not. */
export function useChanged(shown: string | undefined): boolean {
  const [before, setBefore] = useState({ shown, isChanged: false });
  if (before.shown !== shown) {
    setBefore({ shown, isChanged: before.shown !== undefined && shown !== undefined });
  }
  return before.isChanged;
}

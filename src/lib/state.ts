'use client';
import { useCallback, useInsertionEffect, useRef, useState } from 'react';

/**
 * A function that is always the same one and calls the newest handler: what it is given to does not render again because a
 * handler is written in place. For events only; what is rendered would not follow the handler.
 */
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

/**
 * A value that is either controlled by the caller or, while the caller gives none, kept here.
 *
 * @param given - the caller's value; `undefined` where it is kept here
 * @param initial - the value at first, where it is kept here
 * @param onChange - told every new value
 * @returns the value, and a function that sets and reports it. The function is always the same one, so that a context
 *   which hands it on does not change with every render
 */
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

/**
 * Returns whether something has become another while it was shown: what comes after loading has not.
 *
 * @param shown - what is shown; undefined while nothing is
 */
export function useChanged(shown: string | undefined): boolean {
  const [before, setBefore] = useState({ shown, isChanged: false });
  if (before.shown !== shown) {
    setBefore({ shown, isChanged: before.shown !== undefined && shown !== undefined });
  }
  return before.isChanged;
}

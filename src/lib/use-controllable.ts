'use client';
import { useCallback, useState } from 'react';
import { useHandler } from './use-handler.js';

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

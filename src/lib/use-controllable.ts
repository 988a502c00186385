'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A value that the caller keeps, or that is kept here while the caller gives none.
 *
 * @param given - the caller's value; `undefined` where it is kept here
 * @param initial - the value at first, where it is kept here
 * @param onChange - told every new value
 * @returns the value, and one function for good that sets and reports it: in a context another would have React look for
 *   whatever uses it
 */
export function useControllable<T>(
  given: T | undefined,
  initial: T | undefined,
  onChange: ((next: T) => void) | undefined,
): [value: T | undefined, set: (next: T) => void] {
  const [own, setOwn] = useState(initial);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  const set = useCallback((next: T) => {
    setOwn(() => next);
    report.current?.(next);
  }, []);
  return [given ?? own, set];
}

import { type RefObject, useEffect, useRef } from 'react';

/** The latest value of a prop, for functions that stay the same while it changes. It is there once effects have run. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

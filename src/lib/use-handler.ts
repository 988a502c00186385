'use client';
import { useCallback, useInsertionEffect, useRef } from 'react';

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

'use client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Remembers what had focus before it came into the toaster: by F8, which is Radix's, or by Tab.
 *
 * @param inside - an element of the toaster
 * @returns what gives focus back there, if that is still in the page and focus still in the toaster
 */
export function useFocusOrigin(inside: RefObject<HTMLElement | null>): () => void {
  const origin = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const toaster = toasterOf(inside.current);
    const note = ({ relatedTarget }: FocusEvent) => {
      const from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      if (!toaster?.contains(from)) origin.current = from;
    };
    toaster?.addEventListener('focusin', note);
    return () => toaster?.removeEventListener('focusin', note);
  }, [inside]);

  // The toaster is asked itself, since the document sees no focus inside a shadow root.
  return useCallback(() => {
    if (toasterOf(inside.current)?.querySelector(':focus')) origin.current?.focus({ preventScroll: true });
  }, [inside]);
}

const toasterOf = (element: HTMLElement | null) => element?.closest<HTMLElement>('[data-slot="toaster"]');

'use client';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether a media query holds in the window that an element stands in, which may be another than the script's. `false` on
 * servers, at first, and where there are no media queries.
 */
export function useMedia(query: string, ref: RefObject<HTMLElement | null>): boolean {
  const [holds, setHolds] = useState(false);

  useEffect(() => {
    // jsdom has no such method.
    const media = ref.current?.ownerDocument.defaultView?.matchMedia?.(query);
    if (!media) return;
    const read = () => setHolds(media.matches);
    read();
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, [query, ref]);

  return holds;
}

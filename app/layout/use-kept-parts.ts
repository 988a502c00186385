import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Which parts of its page were open when an entry of the history was left. Their ids say nothing about a person. */
const openParts = new Map<string, readonly string[]>();

/**
 * Opens the answers and guides again that were open when the reader left the page, for one who comes back: ahead of the
 * position, which counts on their height.
 */
export function useKeptParts(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    const place = `${key} ${pathname}`;
    for (const id of (isBack && openParts.get(place)) || []) {
      const part = document.getElementById(id);
      if (part instanceof HTMLDetailsElement) part.open = true;
    }
    return () => {
      openParts.set(
        place,
        Array.from(document.querySelectorAll('details[id][open]'), ({ id }) => id),
      );
    };
  }, [key, pathname, isBack]);
}

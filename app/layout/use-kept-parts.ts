import { createContext, useContext, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Ids of the parts of its page that were open when an entry of the history was left. They say nothing about a person. */
export type OpenParts = Map<string, readonly string[]>;

/** Provided once, near the root; without it, as in stories, nothing is kept. */
export const OpenPartsContext = createContext<OpenParts | null>(null);

/**
 * Opens the answers and guides again that were open when the reader left the page, for one who comes back: ahead of the
 * position, which counts on their height.
 */
export function useKeptParts(): void {
  const openParts = useContext(OpenPartsContext);
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    const place = `${key} ${pathname}`;
    for (const id of (isBack && openParts?.get(place)) || []) {
      const part = document.getElementById(id);
      if (part instanceof HTMLDetailsElement) part.open = true;
    }
    return () => {
      openParts?.set(
        place,
        Array.from(document.querySelectorAll('details[id][open]'), ({ id }) => id),
      );
    };
  }, [openParts, key, pathname, isBack]);
}

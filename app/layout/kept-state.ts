import { createContext, useContext, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Entries of forms by the form's name, for readers who return to a page. Kept in memory only: names and emails must not
 * be written to the browser's storage.
 */
export type KeptForms = Map<string, Readonly<Partial<Record<string, string>>>>;

/** For each history entry, ids of the parts that were open when the reader left the page. */
export type OpenParts = Map<string, readonly string[]>;

/** Both are provided once, near the root; without them, as in stories, nothing is kept. */
export const KeptFormsContext = createContext<KeptForms | null>(null);
export const OpenPartsContext = createContext<OpenParts | null>(null);

/**
 * When the reader returns to a page, opens the answers and guides that were open before. This must happen before the
 * scroll position is restored, because it changes the height of the page.
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

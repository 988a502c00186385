import { createContext, useContext, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What was written into forms, by the name of the form, for a reader who comes back. In memory alone: names and emails
 * are never written to the browser's storage.
 */
export type KeptForms = Map<string, Readonly<Partial<Record<string, string>>>>;

/** Ids of the parts of its page that were open when an entry of the history was left. */
export type OpenParts = Map<string, readonly string[]>;

/** Both are provided once, near the root; without them, as in stories, nothing is kept. */
export const KeptFormsContext = createContext<KeptForms | null>(null);
export const OpenPartsContext = createContext<OpenParts | null>(null);

/**
 * Opens the answers and guides again that were open when the reader left the page, for one who comes back: before the
 * position is restored, which counts on their height.
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

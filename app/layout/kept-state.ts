import { createContext, useContext, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

// Kept in memory: names and emails must not be written to the browser's storage.
export interface Kept {
  readonly forms: Map<string, Readonly<Partial<Record<string, string>>>>;
  /** Ids of the open `<details>` of each history entry. */
  readonly openParts: Map<string, readonly string[]>;
  /** Owner of the entries: `null` for a visitor, `undefined` while unknown. */
  person: string | null | undefined;
}

const HANDED_OVER = 'tapaKept';

// History state is private to the page and the tab; the browser's storage would outlive the reload.
export function handOver({ forms, openParts, person }: Kept): void {
  const kept = { forms: [...forms], openParts: [...openParts], person };
  try {
    history.replaceState({ ...history.state, [HANDED_OVER]: kept }, '');
  } catch (error) {
    console.warn('What was written could not be kept over a reload', error);
  }
}

export function takeOver(): Kept {
  const handedOver = globalThis.history?.state?.[HANDED_OVER];
  return {
    forms: new Map(handedOver?.forms),
    openParts: new Map(handedOver?.openParts),
    person: handedOver?.person,
  };
}

export function forgetHandover(): void {
  const { [HANDED_OVER]: handedOver, ...state } = history.state ?? {};
  if (handedOver !== undefined) history.replaceState(state, '');
}

export function keepFor(person: string | null, kept: Kept): void {
  if (kept.person !== undefined && kept.person !== person) kept.forms.clear();
  kept.person = person;
}

/** Provided once, near the root. Without it, as in stories, nothing is kept. */
export const KeptContext = createContext<Kept | null>(null);

/** Reopens `<details>` on Back, before the scroll position is restored: they change the page's height. */
export function useKeptParts(): void {
  const openParts = useContext(KeptContext)?.openParts;
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

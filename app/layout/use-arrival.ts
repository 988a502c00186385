import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { OpeningContext } from './opening';

function targetOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null; // A hash that is no valid escape sequence names nothing.
  }
}

/** Where focus goes on a page that is reached, or at a part of it. */
function startOf(target: HTMLElement | null): HTMLElement | null {
  return target ? target.querySelector('summary, h2') : document.querySelector('h1');
}

const isThere = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/**
 * What happens when a screen is reached: the part that the address names is opened and shown; otherwise, after a
 * navigation, the `h1` takes focus (decision 10). The page that the site is opened or reloaded on is left
 * to the browser, and focus that the reader has moved while the screen was on its way stays. Who comes back from one
 * part of a page to another finds focus where it was left.
 */
export function useArrival(): void {
  const { key, pathname, hash } = useLocation();
  const opening = useContext(OpeningContext);
  const arrivedAt = useRef<string>(undefined);
  const leftFocus = useRef(new Map<string, Element | null>());
  // A link to the part that is shown already leads there again; a change of the query alone is no arrival.
  const jump = hash ? key : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another arrival, on the same screen too
  useEffect(() => {
    const isWithin = arrivedAt.current === pathname;
    const isReturn = opening.isReturn();
    const target = targetOf(hash);
    arrivedAt.current = pathname;
    if (target instanceof HTMLDetailsElement) target.open = true;
    if (!isReturn) target?.scrollIntoView();
    const isArrival = target ? true : isWithin ? isReturn : !opening.isCurrent();
    if (isArrival && !opening.isFocusMoved()) {
      const left = isWithin && isReturn ? leftFocus.current.get(hash) : undefined;
      (isThere(left) ? left : startOf(target))?.focus({ preventScroll: true });
    }
    return () => {
      leftFocus.current.set(hash, document.activeElement);
    };
  }, [pathname, hash, jump, opening]);
}

import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { OpeningContext } from './opening';

function targetOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null; // A hash that is no valid escape sequence names nothing.
  }
}

function reveal(target: HTMLElement): void {
  if (target instanceof HTMLDetailsElement) target.open = true;
  target.scrollIntoView();
}

/**
 * What happens when a screen is reached: the part that the address names is opened and shown; otherwise, after a
 * navigation, the `h1` takes focus (decision 10). The page that the site is opened or reloaded on is left
 * to the browser, and focus that the reader has moved while the screen was on its way stays.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const opening = useContext(OpeningContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another arrival, on the same screen too
  useEffect(() => {
    const target = targetOf(hash);
    if (target) reveal(target);
    else if (opening.isCurrent()) return;
    if (opening.isFocusMoved()) return;
    const start = target
      ? target.querySelector<HTMLElement>('summary, h2')
      : document.querySelector<HTMLElement>('h1');
    start?.focus({ preventScroll: true });
  }, [pathname, hash, opening]);
}

import type { QueryClient } from '@tanstack/react-query';
import { lookUpAgain } from '../auth';

/**
 * Looks up who is there when the browser takes the page out of its back/forward cache. Such a page comes back as it was
 * left, signed in: on a shared computer, Back after a logout must not show what the person who left had on the screen.
 *
 * @returns takes the listener back
 */
export function lookUpWhenRestored(queryClient: QueryClient): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // Whoever uses the look-up sees that it failed.
    if (persisted) lookUpAgain(queryClient).catch(() => undefined);
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

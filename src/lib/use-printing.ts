'use client';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns whether the page is being printed: then lists show the rows that are else on other pages.
 *
 * @param element - stands in the page that is meant, where that may be another window's. @default the page of the script
 */
export function usePrinting(element?: RefObject<Element | null>): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const view = element ? element.current?.ownerDocument.defaultView : window;
    if (!view) return;
    // Before the browser takes its picture of the page.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    view.addEventListener('beforeprint', start);
    view.addEventListener('afterprint', end);
    return () => {
      view.removeEventListener('beforeprint', start);
      view.removeEventListener('afterprint', end);
    };
  }, [element]);
  return isPrinting;
}

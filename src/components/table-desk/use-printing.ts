'use client';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page that an element stands in is being printed: then it shows rows that are else on other pages. */
export function usePrinting(element: RefObject<Element | null>): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView;
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

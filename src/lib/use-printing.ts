'use client';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHandler } from './state.js';

/** Lists up to this length are printed whole. Before a longer one is, the reader is asked. */
const MAX_PRINTED_UNASKED = 500;

/**
 * Returns whether a list is being printed whole: then it shows the rows that are else on other pages. Without the reader's
 * yes, or in a frame that may not ask, a long list prints the page that shows.
 *
 * @param rowCount - rows of the whole list
 * @param question - asks whether all of so many rows are to be printed
 * @param element - stands in the page that is meant, where that may be another window's. @default the page of the script
 */
export function usePrintsWhole(
  rowCount: number,
  question: string,
  element?: RefObject<Element | null>,
): boolean {
  const [isPrinting, setPrinting] = useState(false);
  const isWhole = useHandler((view: Window) => rowCount <= MAX_PRINTED_UNASKED || view.confirm(question));
  useEffect(() => {
    const view = element ? element.current?.ownerDocument.defaultView : window;
    if (!view) return;
    const start = () => {
      const next = isWhole(view) ?? false;
      // Before the browser takes its picture of the page.
      flushSync(() => setPrinting(next));
    };
    const end = () => setPrinting(false);
    view.addEventListener('beforeprint', start);
    view.addEventListener('afterprint', end);
    return () => {
      view.removeEventListener('beforeprint', start);
      view.removeEventListener('afterprint', end);
    };
  }, [element, isWhole]);
  return isPrinting;
}

'use client';
import { useEffect, useState } from 'react';

/** How long a live region stands empty, in ms: screen readers may not say what comes together with its region (WCAG 4.1.3). */
export const REGION_SETTLE_MS = 100;

/** Returns whether what renders has stood in the page for so long that a text added to its live region is heard. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), REGION_SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

'use client';
import { useState } from 'react';

/**
 * Returns whether something has become another while it was shown: what comes after loading has not.
 *
 * @param shown - what is shown; undefined while nothing is
 */
export function useChanged(shown: string | undefined): boolean {
  const [before, setBefore] = useState({ shown, isChanged: false });
  if (before.shown !== shown) {
    setBefore({ shown, isChanged: before.shown !== undefined && shown !== undefined });
  }
  return before.isChanged;
}

/** An engine that is compared with Chromium. */
export type Engine = 'Firefox' | 'WebKit';

/** A difference from Chromium that stays. */
export interface OnPurpose {
  engine: Engine;
  /** The stories: those whose id begins so. */
  story: string;
  /** The lengths of parts that may differ. */
  lengths: readonly string[];
  /** By how much, in px. */
  px: number;
  reason: string;
}

/** What differs from Chromium by more than two pixels on purpose, each with its reason. */
export const ON_PURPOSE: readonly OnPurpose[] = [];

import onPurpose from './on-purpose.json' with { type: 'json' };

/** An engine that is compared with Chromium. */
export type Engine = 'Firefox' | 'WebKit';

/** A difference from Chromium that stays. */
export interface OnPurpose {
  engine: Engine;
  /** The stories: those whose id begins so. */
  story: string;
  /** The part. @default all */
  part?: string;
  /** The lengths of parts that may differ. */
  lengths: readonly string[];
  /** By how much: px, and a share of the length. */
  px?: number;
  share?: number;
  reason: string;
}

/** Everything that differs from Chromium by more than two pixels on purpose, each with its reason. */
export const ON_PURPOSE = onPurpose as readonly OnPurpose[];

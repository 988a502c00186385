import { cva } from 'class-variance-authority';
import { NEAR_LIMIT_PERCENT } from '../../domain/figures.js';
import { percentOf, roundTo } from '../../lib/math.js';

/** Default maximum (spec: 9.progress-max). */
export const DEFAULT_MAX = 100;

/** Required accessible name: a text, or the id of an element with it. */
export type ProgressNaming =
  | {
      /** Name of the bar: 'Monthly budget used'. */
      'aria-label': string;
      'aria-labelledby'?: never;
    }
  | {
      'aria-label'?: never;
      /** Id of the element with the name of the bar. */
      'aria-labelledby': string;
    };

export interface SafeProgress {
  value: number;
  max: number;
  /** Rounded share in percent. It may exceed 100. */
  percent: number;
  /** Filled part of the bar in percent, 0 to 100, not rounded. */
  filled: number;
  /** True where the value exceeds the maximum, apart from rounding errors (0.1 + 0.2 of 0.3). */
  isOver: boolean;
}

/** Clamps a value to 0 … max. A value that is not finite becomes 0, an invalid maximum 100. */
export function safeProgress(value: number | null | undefined, max: number = DEFAULT_MAX): SafeProgress {
  const safeMax = Number.isFinite(max) && max > 0 ? max : DEFAULT_MAX;
  const finite = typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : 0;
  const shown = Math.min(finite, safeMax);
  return {
    value: shown,
    max: safeMax,
    percent: percentOf(finite, safeMax),
    filled: (shown / safeMax) * 100,
    isOver: roundTo(finite / safeMax - 1, 12) > 0,
  };
}

/** Returns whether a share in percent is near its limit or exceeds it. */
export const isNearLimit = (percent: number): boolean => percent >= NEAR_LIMIT_PERCENT;

const colors = {
  'cat-1': 't:bg-cat-1',
  'cat-2': 't:bg-cat-2',
  'cat-3': 't:bg-cat-3',
  'cat-4': 't:bg-cat-4',
  'cat-5': 't:bg-cat-5',
  'cat-6': 't:bg-cat-6',
  brand: 't:bg-brand-mark',
  accent: 't:bg-accent',
  positive: 't:bg-positive',
  warning: 't:bg-warning',
  neutral: 't:bg-border-strong',
} as const;

/**
 * Colour of a part of a bar. The colours of categories (`cat-1` …) have no meaning without a `Legend`.
 * `brand` and `accent` are the partner's, `positive` and `warning` are for statuses only.
 */
export type ShareTone = keyof typeof colors;

/** Returns the background class of a tone. */
export const shareColor = cva('', { variants: { tone: colors } });

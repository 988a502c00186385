import { cva } from 'class-variance-authority';
import { NEAR_LIMIT_PERCENT } from '../../domain/figures.js';
import { percentOf, roundTo } from '../../lib/math.js';

/** The full value by default (spec: 9.progress-max). */
export const DEFAULT_MAX = 100;

/** An accessible name is required: as a text, or as the id of an element that contains it. */
export type ProgressNaming =
  | {
      /** The name of the bar: 'Monthly budget used'. */
      'aria-label': string;
      /** Id of the element that says what progresses. */
      'aria-labelledby'?: never;
    }
  | {
      /** The name of the bar: 'Monthly budget used'. */
      'aria-label'?: never;
      /** Id of the element that says what progresses. */
      'aria-labelledby': string;
    };

/** Returns the part of a bar that is filled: values outside 0 to max are cut, those that are no figure are 0. */
export interface SafeProgress {
  value: number;
  max: number;
  /** Rounded share in percent. It may exceed 100. */
  percent: number;
  /** How much of the bar is filled, in percent, 0 to 100 and not rounded. */
  filled: number;
  /** True where the value exceeds the maximum, by however little that is no error of binary fractions (0.1 + 0.2 of 0.3). */
  isOver: boolean;
}

/** Makes any value and maximum safe to show. */
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

/** Returns whether a share in percent is near its limit or beyond it. */
export const isNearLimit = (percent: number): boolean => percent >= NEAR_LIMIT_PERCENT;

/** Colours of the parts of a bar and of the dots of a legend, by tone: six of categories, and one for what is left. */
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
 * Colour of a part. Those of categories, in their order, carry no meaning: the `Legend` names them. `brand` and `accent` are
 * the partner's own two. `positive` and `warning` are for parts that are statuses, and for those alone.
 */
export type ShareTone = keyof typeof colors;

/** Returns the colour of a part. */
export const shareColor = cva('', { variants: { tone: colors } });

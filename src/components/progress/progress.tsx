'use client';
import { Indicator, Root } from '@radix-ui/react-progress';
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from 'react';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { useLoading } from '../skeleton';
import { isNearLimit, type ProgressNaming, safeProgress } from './progress-value';

/** What the bar means: progress, done, or scarce. */
export type ProgressTone = 'brand' | 'positive' | 'warning';

const FILLS = { brand: 't:bg-brand-mark', positive: 't:bg-positive', warning: 't:bg-warning-mark' };

type NativeProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'aria-label' | 'aria-labelledby'>;

export type ProgressProps = NativeProps &
  ProgressNaming & {
    /** How far it is. Below 0 and no figure are 0, above `max` the bar is full. */
    value: number | null | undefined;
    /** What is full. @default 100 (spec section 9) */
    max?: number;
    /** What it means; the number beside the bar says it too. @default 'brand' */
    tone?: ProgressTone;
    /** Turns to warning from 80 % on (DESIGN section 6). Say so in words beside it: `ProgressField` does. @default false */
    nearLimit?: boolean;
    /** What screen readers say. @default the share in percent, e.g. '72%' */
    valueText?: string;
  };

/**
 * A bar of 8 px on a track. Its number stands beside it, never in the bar alone.
 *
 * @example
 * <Progress aria-label="Monthly budget used" value={86400} max={120000} nearLimit />
 */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  { value, max, tone = 'brand', nearLimit = false, valueText, className, style, ...rest },
  ref,
) {
  const format = useFormatters();
  const loading = useLoading();
  const safe = safeProgress(value, max);
  const shownTone = nearLimit && isNearLimit(safe.percent) ? 'warning' : tone;
  return (
    <Root
      data-slot="progress"
      data-tone={shownTone}
      aria-hidden={loading || undefined}
      value={safe.value}
      max={safe.max}
      getValueLabel={() => valueText ?? format.percent(safe.percent)}
      className={cx(
        't:h-progress-height t:overflow-hidden t:rounded-pill',
        loading
          ? 't:bg-skeleton t:animate-skeleton'
          : 't:bg-surface-sunken t:shadow-[inset_0_0_0_1px_var(--tapa-color-border)] t:forced-colors:border',
        className,
      )}
      style={{ ...style, '--value': `${safe.filled}%` } as CSSProperties}
      ref={ref}
      {...rest}
    >
      {loading ? null : (
        <Indicator
          className={cx(
            't:h-full t:w-(--value) t:rounded-inherit t:transition-[width] t:duration-slow t:starting:w-0',
            't:forced-colors:bg-[Highlight] t:forced-colors:forced-color-adjust-none',
            FILLS[shownTone],
          )}
        />
      )}
    </Root>
  );
});

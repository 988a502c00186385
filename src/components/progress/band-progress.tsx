'use client';
import { Indicator, Root } from '@radix-ui/react-progress';
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from 'react';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { type ProgressNaming, safeProgress } from './progress-value';

type NativeProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'aria-label' | 'aria-labelledby'>;

export type BandProgressProps = NativeProps &
  ProgressNaming & {
    /** How far it is. Below 0 and no figure are 0, above `max` the band is full. */
    value: number | null | undefined;
    /** What is full. @default 100 (spec section 9) */
    max?: number;
    /** What screen readers say. @default the share in percent, e.g. '75%' */
    valueText?: string;
  };

/**
 * Progress as a band of triangles, 16 px high, on deep panels: the rewards only. It fills from the reading side.
 *
 * @example
 * <BandProgress aria-label="Progress to Platinum Adventurer" value={75} />
 */
export const BandProgress = forwardRef<HTMLDivElement, BandProgressProps>(function BandProgress(
  { value, max, valueText, className, style, ...rest },
  ref,
) {
  const format = useFormatters();
  const safe = safeProgress(value, max);
  return (
    <Root
      data-slot="band-progress"
      value={safe.value}
      max={safe.max}
      getValueLabel={() => valueText ?? format.percent(safe.percent)}
      className={cx('t:@container t:relative t:h-progress-band-height', className)}
      style={{ ...style, '--unfilled': `${100 - safe.filled}%` } as CSSProperties}
      ref={ref}
      {...rest}
    >
      <span aria-hidden="true" className="t:absolute t:inset-0 t:triangles t:bg-deep-track" />
      <Indicator className="t:absolute t:inset-0 t:triangles t:fill-inline t:bg-reward t:forced-colors:bg-[Highlight] t:forced-colors:forced-color-adjust-none" />
    </Root>
  );
});

'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { sharesOf } from '../../domain/figures';
import { splitMessages } from '../../i18n/messages/en/components';
import { useFormatters } from '../../i18n/use-formatters';
import { useMessages } from '../../i18n/use-messages';
import { cx } from '../../lib/cx';
import { largestOf } from '../../lib/math';
import { useLoading } from '../skeleton';
import { type ShareTone, shareColors } from './share-tones';

/** One part of a whole. */
export interface Share {
  /** What it is: 'Guides'. Each once in a bar. */
  label: string;
  /** How much. Below 0 and no figure are 0. */
  value: number;
  /** Its colour. */
  tone: ShareTone;
}

export interface SplitBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is divided: 'Team by role'. */
  'aria-label': string;
  /** The parts, in order. */
  shares: readonly Share[];
}

const sizeOf = ({ value }: Share) => (Number.isFinite(value) ? Math.max(0, value) : 0);

/**
 * The parts of a whole as one bar, 2 px apart. Always with a `Legend`: colours alone say nothing (WCAG 1.4.1).
 *
 * @example
 * <SplitBar aria-label="Team by role" shares={[{ label: 'Guides', value: 10, tone: 'cat-1' }]} />
 */
export const SplitBar = forwardRef<HTMLDivElement, SplitBarProps>(function SplitBar(
  { 'aria-label': label, shares, className, ...rest },
  ref,
) {
  const format = useFormatters();
  const t = useMessages(splitMessages);
  const loading = useLoading();
  const sizes = shares.map(sizeOf);
  const largest = largestOf(sizes);
  // Divided first: the sum of large figures may be infinite.
  const whole = sizes.reduce((sum, size) => sum + size / largest, 0);
  const percents = sharesOf(sizes);
  const inWords = shares.map((share, index) => `${share.label} ${format.percent(percents[index] ?? 0)}`);
  return (
    <div
      data-slot="split-bar"
      role="img"
      aria-label={t['split.name'](label, inWords)}
      aria-hidden={loading || undefined}
      className={cx(
        't:bar-width t:flex t:h-3 t:gap-0.5 t:overflow-clip t:rounded-pill',
        loading && 't:bg-skeleton t:animate-skeleton',
        className,
      )}
      ref={ref}
      {...rest}
    >
      {largest === 0 && !loading ? (
        <span className="t:flex-1 t:bg-neutral-soft t:forced-colors:border" />
      ) : null}
      {/* A part of nothing would still take its gap. */}
      {shares
        .filter((share) => sizeOf(share) > 0 && !loading)
        .map((share) => (
          // Widths are attributes: a strict policy takes styles out of server markup. The gaps shrink all in proportion.
          <svg
            key={share.label}
            data-tone={share.tone}
            width={`${(sizeOf(share) / largest / whole) * 100}%`}
            className={cx(
              't:h-full t:min-w-0 t:forced-colors:border t:forced-colors:border-[CanvasText] t:forced-color-adjust-none',
              shareColors[share.tone],
            )}
          />
        ))}
    </div>
  );
});

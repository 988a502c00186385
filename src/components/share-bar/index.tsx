'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { sharesOf } from '../../domain/figures.js';
import { shareBarMessages } from '../../i18n/compiled/en/share-bar.js';
import { useFormatters, useGrammar } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { largestOf } from '../../lib/math.js';
import { Legend } from '../panel/index.js';
import { type ShareTone, shareColor } from '../progress/index.js';
import { useLoading } from '../skeleton/index.js';

/** One part of a whole. */
export interface Share {
  /** Unique name: 'Guides'. */
  label: string;
  /** Amount. Negative and invalid numbers count as 0. */
  value: number;
  /** Colour. @default a category colour by position, 'cat-1' to 'cat-6'; 'neutral' beyond */
  tone?: ShareTone | undefined;
}

export interface ShareBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Name of the whole: 'Team by role'. */
  'aria-label': string;
  shares: readonly Share[];
  /** Shows the legend. Without it label the parts elsewhere: colours mean nothing alone. @default true */
  legend?: boolean | undefined;
  /** Format of the amounts. @default 'number' */
  format?: 'number' | 'money' | undefined;
}

const TONES = ['cat-1', 'cat-2', 'cat-3', 'cat-4', 'cat-5', 'cat-6'] as const;
const sizeOf = ({ value }: Share): number => (Number.isFinite(value) ? Math.max(0, value) : 0);

/**
 * The parts of a whole as one bar, with a legend of their labels and numbers (WCAG 1.4.1). Without the legend
 * it is an image whose name lists all parts. Inside an active `Loading` it is a skeleton of the same size.
 *
 * @example
 * <ShareBar aria-label="Team by role" shares={[{ label: 'Guides', value: 10 }, { label: 'Logistics', value: 4 }]} />
 */
export const ShareBar = forwardRef<HTMLDivElement, ShareBarProps>(function ShareBar(
  { 'aria-label': label, shares: given, legend = true, format: kind = 'number', className, ...rest },
  ref,
) {
  const format = useFormatters();
  const t = useMessages(shareBarMessages);
  const { list } = useGrammar();
  const loading = useLoading();
  const shares = given.map((share, index) => ({ ...share, tone: share.tone ?? TONES[index] ?? 'neutral' }));
  const sizes = shares.map(sizeOf);
  const largest = largestOf(sizes);
  // Divided first: the sum of large numbers may be infinite.
  const whole = sizes.reduce((sum, size) => sum + size / largest, 0);
  const percents = sharesOf(sizes).map(format.percent);
  const partLabels = shares.map((share, index) =>
    t['share-bar.part']({ label: share.label, share: percents[index] ?? '' }),
  );
  const naming = legend
    ? { role: 'group', 'aria-label': label }
    : { role: 'img', 'aria-label': t['share-bar.name']({ label, parts: list(partLabels) }) };
  return (
    <div
      data-slot="share-bar"
      {...naming}
      aria-hidden={loading || undefined}
      className={cx('t:root t:grid t:min-w-0 t:gap-2 t:[print-color-adjust:exact]', className)}
      ref={ref}
      {...rest}
    >
      <div
        aria-hidden="true"
        className={cx(
          't:bar-width t:flex t:h-3 t:gap-0.5 t:overflow-clip t:rounded-pill',
          loading && 't:bg-skeleton t:animate-skeleton',
        )}
      >
        {largest === 0 && !loading ? (
          <span className="t:flex-1 t:bg-neutral-soft t:forced-colors:border" />
        ) : null}
        {loading
          ? null
          : shares.map(({ label, tone }, index) =>
              // An empty part would still take its gap.
              sizes[index] ? (
                // An attribute, because a strict CSP drops inline styles from server markup.
                <svg
                  key={label}
                  data-tone={tone}
                  width={`${((sizes[index] ?? 0) / largest / whole) * 100}%`}
                  className={cx(
                    't:h-full t:min-w-0 t:forced-colors:border t:forced-colors:border-[CanvasText] t:forced-color-adjust-none',
                    shareColor({ tone }),
                  )}
                />
              ) : null,
            )}
      </div>
      {legend ? (
        <Legend
          items={shares.map((share, index) => ({
            label: share.label,
            value: format[kind](sizes[index] ?? 0),
            percent: percents[index],
            tone: share.tone,
          }))}
        />
      ) : null}
    </div>
  );
});

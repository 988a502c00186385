'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { type ShareTone, shareColor } from '../progress/index.js';
import { SkeletonLine, useLoading } from '../skeleton/index.js';

/** One entry of a legend. */
export interface LegendItem {
  /** The name: 'Guides'. Each once in a legend. */
  label: string;
  /** How much, as text: '10'. */
  value: ReactNode;
  /** Its share, as text: '40%'. */
  percent?: ReactNode | undefined;
  /** Colour of the dot, the same as the bar's part. @default no dot and muted text, for an entry outside of the whole */
  tone?: ShareTone | undefined;
}

export interface LegendProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** The entries, in the order of the bar's parts. */
  items: readonly LegendItem[];
}

/**
 * Says in words and numbers what a `ShareBar` shows in colours.
 *
 * @example
 * <Legend items={[{ label: 'Guides', value: '10', percent: '40%', tone: 'cat-1' }]} />
 */
export const Legend = forwardRef<HTMLUListElement, LegendProps>(function Legend(
  { items, className, ...rest },
  ref,
) {
  const loading = useLoading();
  return (
    <ul role="list" data-slot="legend" className={cx('t:root t:grid', className)} ref={ref} {...rest}>
      {items.map(({ label, value, percent, tone }) => (
        <li
          key={label}
          className={cx(
            't:flex t:min-h-[38px] t:flex-wrap t:items-center t:gap-x-2.5 t:border-t t:first:border-t-0',
            !tone && 't:text-muted',
          )}
        >
          {tone ? (
            <span
              aria-hidden="true"
              className={cx(
                't:size-2.5 t:flex-none t:rounded-[min(3px,var(--tapa-radius))] t:forced-colors:border t:forced-colors:border-[CanvasText] t:forced-color-adjust-none',
                shareColor({ tone }),
              )}
            />
          ) : null}
          <span className="t:flex-[1_1_6em] t:wrap-anywhere">
            <bdi>{label}</bdi>
          </span>
          <span className="t:ms-auto t:flex t:flex-wrap t:justify-end t:gap-x-2.5">
            <span className="t:flex t:min-w-7 t:justify-end t:font-semibold t:figures">
              {loading ? <SkeletonLine width={28} /> : <bdi>{value}</bdi>}
            </span>
            {percent === undefined ? null : (
              <span className="t:flex t:min-w-11 t:justify-end t:text-muted t:figures">
                {loading ? <SkeletonLine width={28} /> : <bdi>{percent}</bdi>}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
});

'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { type ShareTone, shareColor } from '../progress/index.js';
import { SkeletonLine, useLoading } from '../skeleton/index.js';

/** An entry of a legend. */
export interface LegendItem {
  /** Name: 'Guides'. Unique in a legend. */
  label: string;
  /** Amount as text: '10'. */
  value: ReactNode;
  /** Share as text: '40%'. */
  percent?: ReactNode | undefined;
  /** Colour of the dot, as in the bar. @default no dot and muted text, for an entry outside of the whole */
  tone?: ShareTone | undefined;
}

export interface LegendProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Entries in the order of the bar's parts. */
  items: readonly LegendItem[];
}

/**
 * Lists the colours of a `ShareBar` with their labels and values.
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
            't:flex t:min-h-9 t:flex-wrap t:items-center t:gap-x-3 t:border-t t:first:border-t-0',
            !tone && 't:text-muted',
          )}
        >
          {tone ? (
            <span
              aria-hidden="true"
              className={cx(
                't:size-2.5 t:flex-none t:rounded-xs t:forced-colors:border t:forced-colors:border-[CanvasText] t:forced-color-adjust-none',
                shareColor({ tone }),
              )}
            />
          ) : null}
          <span className="t:flex-[1_1_6em] t:wrap-anywhere">
            <bdi>{label}</bdi>
          </span>
          <span className="t:ms-auto t:flex t:flex-wrap t:justify-end t:gap-x-3">
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

/** A line of a statement. */
export interface DefinitionLine {
  /** Name: 'Platform commission (15%)'. Unique in a list. */
  term: string;
  /** Value as text: '$7,020'. */
  value: ReactNode;
  /** Emphasizes the line as the total of those above. @default false */
  total?: boolean | undefined;
}

export interface DefinitionLinesProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** Lines in their order. */
  lines: readonly DefinitionLine[];
}

const termLook = cva('t:flex-[1_1_6em]', {
  variants: { total: { true: 't:font-semibold', false: 't:text-muted' } },
});
const valueLook = cva('t:ms-auto t:flex t:min-w-24 t:justify-end t:figures', {
  variants: { total: { true: 't:font-display t:text-figure-s', false: 't:font-semibold' } },
});

/**
 * Lists terms with their values, e.g. a statement or a breakdown.
 *
 * @example
 * <DefinitionLines lines={[{ term: 'This month', value: '$46,800' }, { term: 'Payout', value: '$39,780', total: true }]} />
 */
export const DefinitionLines = forwardRef<HTMLDListElement, DefinitionLinesProps>(function DefinitionLines(
  { lines, className, ...rest },
  ref,
) {
  const loading = useLoading();
  return (
    <dl
      data-slot="definition-lines"
      className={cx('t:root t:grid t:grid-cols-1', className)}
      ref={ref}
      {...rest}
    >
      {lines.map(({ term, value, total = false }) => (
        <div
          key={term}
          data-total={total || undefined}
          className="t:flex t:flex-wrap t:items-baseline t:gap-x-4 t:border-t t:py-2.5"
        >
          <dt className={termLook({ total })}>{term}</dt>
          <dd className={valueLook({ total })}>
            {loading ? <SkeletonLine width={72} /> : <bdi className="t:min-w-0">{value}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
});

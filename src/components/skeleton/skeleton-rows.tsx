'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx.js';
import { ROW_INSET } from '../../lib/rows.js';
import { Skeleton, SkeletonLine } from './skeleton.js';

export interface SkeletonRowsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Number of rows: the expected length of the list (spec: 9.first-three). @default 3, as in overviews */
  rows?: number | undefined;
  /** Shows a block of 52 × 56 px at the start, the size of a date tile. @default true */
  lead?: boolean | undefined;
}

/** Widths of the two lines of a row, varied to look like text. */
const LINES = [
  ['78%', '52%'],
  ['64%', '44%'],
  ['70%', '58%'],
] as const;

/**
 * Rows of a list that loads, with the dimensions of real rows. It is `aria-busy`.
 *
 * @example
 * <Panel title="Upcoming Trips" loading><SkeletonRows /></Panel>
 */
export const SkeletonRows = forwardRef<HTMLDivElement, SkeletonRowsProps>(function SkeletonRows(
  { rows = 3, lead = true, className, ...rest },
  ref,
) {
  return (
    <div
      data-slot="skeleton-rows"
      aria-busy="true"
      className={cx('t:root', ROW_INSET, className)}
      ref={ref}
      {...rest}
    >
      {Array.from({ length: rows }, (_, index) => {
        const [first, second] = LINES[index % LINES.length] ?? LINES[0];
        return (
          <div
            // The rows never reorder.
            key={`row-${String(index)}`}
            className="t:flex t:min-h-row-min-height t:items-center t:gap-row-gap t:border-t t:px-(--row-inset) t:py-[calc(14px*var(--tapa-density,1))] t:@max-phone:gap-3"
          >
            {lead ? <Skeleton className="t:flex-none" width={52} height={56} shape="control" /> : null}
            <span className="t:grid t:min-w-0 t:flex-auto t:gap-2">
              <Skeleton width={first} />
              <Skeleton width={second} height={12} />
            </span>
          </div>
        );
      })}
    </div>
  );
});

export interface SkeletonTextProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Number of lines; the last one is shorter. @default 2 */
  lines?: number | undefined;
}

/**
 * Placeholder for lines of text.
 *
 * @example
 * <SkeletonText lines={3} />
 */
export const SkeletonText = forwardRef<HTMLSpanElement, SkeletonTextProps>(function SkeletonText(
  { lines = 2, className, ...rest },
  ref,
) {
  return (
    <span data-slot="skeleton-text" className={cx('t:block', className)} ref={ref} {...rest}>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonLine
          key={`line-${String(index)}`}
          width={index > 0 && index === lines - 1 ? '60%' : '100%'}
        />
      ))}
    </span>
  );
});

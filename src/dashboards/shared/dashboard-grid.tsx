import type { ComponentPropsWithoutRef } from 'react';
import { cx } from '../../lib/cx';

/**
 * Parts below each other, a gutter apart. A stack that fills its tab has the class `t:shares-width`: parts of it that
 * answer to their width, such as a strip of tiles, answer to the tab's.
 */
export const DashboardStack = ({ className, ...rest }: ComponentPropsWithoutRef<'div'>) => (
  <div className={cx('t:grid t:grid-cols-1 t:gap-gutter', className)} {...rest} />
);

interface DashboardGridProps extends ComponentPropsWithoutRef<'div'> {
  /** Gives the cells of a row the same height; their panels take it with `fill`. @default false */
  fill?: boolean;
}

/**
 * Twelve columns where the dashboard has room (from a 1024 px screen on), else one. Source order is the order on phones.
 *
 * @example
 * <DashboardGrid fill><GridCell span={8}>…</GridCell><GridCell span={4}>…</GridCell></DashboardGrid>
 */
export const DashboardGrid = ({ fill = false, className, ...rest }: DashboardGridProps) => (
  <div
    className={cx(
      't:grid t:grid-cols-1 t:gap-gutter t:@lg:grid-cols-[repeat(12,minmax(0,1fr))]',
      fill ? 't:items-stretch' : 't:items-start',
      className,
    )}
    {...rest}
  />
);

const SPANS = {
  4: 't:@lg:col-span-4',
  5: 't:@lg:col-span-5',
  6: 't:@lg:col-span-6',
  7: 't:@lg:col-span-7',
  8: 't:@lg:col-span-8',
} as const;

export interface GridCellProps extends ComponentPropsWithoutRef<'div'> {
  /** How many of the twelve columns it takes. */
  span: keyof typeof SPANS;
}

/** A cell of a `DashboardGrid`. */
export const GridCell = ({ span, className, ...rest }: GridCellProps) => (
  <div className={cx('t:min-w-0', SPANS[span], className)} {...rest} />
);

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';
import { Skeleton } from './skeleton';

export interface SkeletonRowsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** How many rows, as many as the list will likely have. @default 3 (spec section 9: overview lists) */
  rows?: number;
  /** A block of 52 × 56 px at the start, the size of a date tile. @default true */
  lead?: boolean;
}

/** Widths of the two lines of a row, so that rows look like text and not like bars. */
const LINES = [
  ['78%', '52%'],
  ['64%', '44%'],
  ['70%', '58%'],
] as const;

/**
 * Rows of a list whose data is on the way, with the measures of a real row. The region around it says that it is busy.
 *
 * @example
 * <Panel title="Upcoming Trips" loading><SkeletonRows /></Panel>
 */
export const SkeletonRows = forwardRef<HTMLDivElement, SkeletonRowsProps>(function SkeletonRows(
  { rows = 3, lead = true, className, ...rest },
  ref,
) {
  return (
    <div data-slot="skeleton-rows" aria-busy="true" className={cx('t:root', className)} ref={ref} {...rest}>
      {Array.from({ length: rows }, (_, index) => {
        const [first, second] = LINES[index % LINES.length] ?? LINES[0];
        return (
          <div
            // Rows of a skeleton have no identity: they never move.
            key={`row-${String(index)}`}
            className="t:flex t:min-h-row-min-height t:items-center t:gap-row-gap t:border-t t:px-panel-padding t:py-[calc(14px*var(--tapa-density,1))] t:@max-md:gap-3 t:@max-md:px-panel-padding-compact"
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

'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { useLoading } from '../skeleton';

export interface StatStripProps extends ComponentPropsWithoutRef<'div'> {
  /** What the figures are about, for screen readers: 'Your travel at a glance'. */
  'aria-label': string;
  /**
   * 4: four columns where there is room, else two. 3: always three, without icons when narrow. Large text on a phone gets
   * one column either way. @default 4
   */
  columns?: 3 | 4;
  /** A chip on the strip's edge that is about all of its figures, a `SampleChip`: the strip is quieter with it. Hidden while loading. */
  mark?: ReactNode;
}

/**
 * Related `StatTile`s in one panel, separated by hairlines. It adapts to its own width, not the screen's.
 *
 * @example
 * <StatStrip aria-label="Your travel at a glance"><StatTile … /><StatTile … /></StatStrip>
 */
export const StatStrip = forwardRef<HTMLDivElement, StatStripProps>(function StatStrip(
  { columns = 4, mark, className, children, ...rest },
  ref,
) {
  const loading = useLoading();
  const isMarked = mark !== undefined && !loading;
  return (
    <div
      data-slot="stat-strip"
      role="group"
      // Tiles that load say nothing yet.
      aria-hidden={loading || undefined}
      className={cx('t:root t:@container', isMarked && 't:relative', className)}
      ref={ref}
      {...rest}
    >
      {/* The tiles keep their places. */}
      {isMarked ? (
        <div className="t:absolute t:-top-[11px] t:end-4 t:z-1 t:grid t:rounded-pill t:bg-canvas">{mark}</div>
      ) : null}
      <div
        className={cx(
          't:grid t:gap-px t:overflow-clip t:rounded-panel t:border t:bg-border t:shadow-1',
          't:*:frameless',
          isMarked && 't:sample-surface',
          // In em, 14 px at normal size, so that large text gets fewer columns instead of cut figures (WCAG 1.4.4).
          't:@max-[18em]:grid-cols-1',
          columns === 4
            ? 't:grid-cols-2 t:@min-[65.7em]:grid-cols-4'
            : [
                't:grid-cols-3 t:*:min-h-[104px] t:@max-md:*:min-h-20 t:@max-md:*:px-3 t:@max-md:*:py-3.5 t:@max-xs:*:px-2 t:@max-md:[&_svg]:hidden',
                // Strips of three only count: their second line takes no room while it is empty or loading.
                't:[&_[data-slot=stat-meta]:empty]:hidden t:[&_[data-state=loading]_[data-slot=stat-meta]]:hidden',
              ],
        )}
      >
        {children}
      </div>
    </div>
  );
});

'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react';
import { scrollsSidewaysMessages } from '../../i18n/compiled/en/scrolls-sideways.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { useOverflow } from '../../lib/sizes.js';
import { useLoading } from '../skeleton/index.js';
import { KeepsMetaContext } from './strip-context.js';

export interface StatStripProps extends ComponentPropsWithoutRef<'div'> {
  /** Label of the figures for screen readers: 'Your travel at a glance'. */
  'aria-label': string;
  /**
   * 4: four columns where they fit, else two; on phones a row that snaps from tile to tile and bleeds by
   * `--tapa-page-margin` (default 0px). 3: always three. Large text on a phone gets one column. @default 4
   */
  columns?: 3 | 4 | undefined;
  /** Keeps room for the tiles' second lines, for strips whose second lines load later. @default false */
  keepsMeta?: boolean | undefined;
  /** A `SampleChip` on the strip's edge, for all of its figures. Hidden while loading. */
  mark?: ReactNode | undefined;
}

const tileColumns = cva('', {
  variants: {
    columns: {
      3: 't:grid-cols-3 t:@max-phone:*:px-2.5',
      4: [
        't:grid-cols-2 t:@min-table:grid-cols-4 t:focus-visible:-outline-offset-2',
        't:not-print:@min-card:@max-phone:flex t:not-print:@min-card:@max-phone:overflow-x-auto t:[scroll-snap-type:x_mandatory] t:[scrollbar-width:none]',
        // Keeps its side borders where there is no margin to bleed into.
        't:@min-card:@max-phone:-mx-(--tapa-page-margin,0px) t:@min-card:@max-phone:rounded-[max(0px,var(--tapa-radius-panel)_-_99*var(--tapa-page-margin,0px))] t:@min-card:@max-phone:border-x-[max(0px,1px_-_var(--tapa-page-margin,0px))]',
        // At least 152 px, more where the reader's text spacing widens a figure.
        't:*:snap-start t:@min-card:@max-phone:*:min-w-min t:@min-card:@max-phone:*:flex-[1_0_calc(9.5*var(--tapa-rem,1rem))]',
      ],
    },
  },
});

/**
 * Related `StatTile`s in one panel, separated by hairlines. It adapts to its own width, not the screen's.
 *
 * @example
 * <StatStrip aria-label="Your travel at a glance"><StatTile … /><StatTile … /></StatStrip>
 */
export const StatStrip = forwardRef<HTMLDivElement, StatStripProps>(function StatStrip(
  { columns = 4, keepsMeta = false, mark, className, children, 'aria-label': label, ...rest },
  ref,
) {
  const loading = useLoading();
  const isMarked = mark !== undefined && !loading;
  const tiles = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(tiles);
  const t = useMessages(scrollsSidewaysMessages);
  return (
    <div
      data-slot="stat-strip"
      role="group"
      aria-label={label}
      aria-hidden={loading || undefined}
      className={cx('t:root t:@container', isMarked && 't:relative', className)}
      ref={ref}
      {...rest}
    >
      {isMarked ? (
        <div className="t:absolute t:-top-2.75 t:end-4 t:z-1 t:grid t:rounded-pill t:bg-canvas">{mark}</div>
      ) : null}
      <div
        // A scroll area has to be reachable by keyboard (WCAG 2.1.1), and then needs a role and a name.
        {...(scrolls && !loading
          ? { tabIndex: 0, role: 'region', 'aria-label': t['scrolls-sideways']({ label }) }
          : {})}
        className={cx(
          't:grid t:gap-px t:break-inside-avoid t:overflow-clip t:rounded-panel t:border t:bg-border t:box-shadow-1',
          // The hairlines are gaps that show a background, which forced colours remove.
          't:*:rounded-none t:*:border-0 t:*:box-shadow-none t:forced-colors:*:border',
          isMarked && 't:sample-surface',
          // A query in em: large text gets one column instead of cut figures (WCAG 1.4.4).
          't:@max-card:grid-cols-1',
          tileColumns({ columns }),
        )}
        ref={tiles}
      >
        <KeepsMetaContext.Provider value={keepsMeta}>{children}</KeepsMetaContext.Provider>
      </div>
    </div>
  );
});

'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { useShows } from '../../lib/sizes.js';

export type DashboardStackProps = ComponentPropsWithoutRef<'div'>;

export interface OverviewLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** First part, as wide as the page: tasks of the reader, a strip of figures, rows of panels. */
  lead?: ReactNode | undefined;
  /** Panels of eight columns; from 2200 px two share a line, 8 to 5. */
  panels?: ReactNode | undefined;
  /** Panels of four columns beside the others; from 1600 px beside everything; on narrow pages pairs. */
  rail?: ReactNode | undefined;
  /** Panels under the others from 1600 px; not rendered on narrower pages. */
  wideMain?: ReactNode | undefined;
  /** Panels at the end of the rail from 1600 px; not rendered on narrower pages. */
  wideRail?: ReactNode | undefined;
}

/**
 * The first tab of a dashboard. On phones lead, panels and rail follow each other.
 *
 * @example
 * <OverviewLayout lead={<StatStrip … />} panels={<Panel title="Trips">…</Panel>} rail={<Panel … />} />
 */
export const OverviewLayout = forwardRef<HTMLDivElement, OverviewLayoutProps>(function OverviewLayout(
  { lead, panels, rail, wideMain, wideRail, className, ...rest },
  ref,
) {
  return (
    <div data-slot="overview-layout" className={cx(OVERVIEW, className)} ref={ref} {...rest}>
      <div data-slot="overview-main" className={cx(PART, 't:@min-phone:*:col-span-full')}>
        {lead}
        <div data-slot="overview-panels" className={cx(PART, PANELS)}>
          {panels}
        </div>
        {wideMain ? <WideOnly>{wideMain}</WideOnly> : null}
      </div>
      <div data-slot="overview-rail" className={PART}>
        <div className={cx('t:contents', RAIL)}>{rail}</div>
        {wideRail ? <WideOnly>{wideRail}</WideOnly> : null}
      </div>
    </div>
  );
});

/** One grid of all parts, until screens from 1600 px have room for the rail (368 px; 440 px from 2200). */
const OVERVIEW = [
  't:grid t:grid-cols-1 t:items-start t:gap-gutter t:@min-phone:grid-flow-row-dense t:@min-phone:grid-cols-2 t:@min-table:grid-cols-12',
  't:2xl:@min-wide:grid-cols-[minmax(0,1fr)_calc(23*var(--tapa-rem,1rem))] t:3xl:@min-wide:grid-cols-[minmax(0,1fr)_calc(27.5*var(--tapa-rem,1rem))]',
].join(' ');
const PART =
  't:contents t:items-start t:2xl:@min-wide:grid t:2xl:@min-wide:grid-cols-1 t:2xl:@min-wide:gap-gutter';

const PANELS =
  't:@min-phone:*:col-span-full t:@min-table:*:col-span-8 t:2xl:@min-wide:*:col-auto t:3xl:@min-wide:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] t:3xl:@min-wide:*:last:odd:col-span-full';

const RAIL =
  't:@min-phone:@max-table:*:last:odd:col-span-full t:@min-table:*:col-span-4 t:2xl:@min-wide:*:col-auto';

/**
 * Parts below each other, a gutter apart. Give a stack that fills its tab the class `t:shares-width`, so that
 * parts which adapt to their width, such as a strip of tiles, adapt to the tab's.
 *
 * @example
 * <DashboardStack><StatStrip … /><DashboardGrid>…</DashboardGrid></DashboardStack>
 */
export const DashboardStack = forwardRef<HTMLDivElement, DashboardStackProps>(function DashboardStack(
  { className, ...rest },
  ref,
) {
  return (
    <div
      data-slot="dashboard-stack"
      className={cx('t:grid t:grid-cols-1 t:gap-gutter', className)}
      ref={ref}
      {...rest}
    />
  );
});

export interface DashboardGridProps extends ComponentPropsWithoutRef<'div'> {
  /** True where a cell has a table: others go below it until the columns of both have room. @default false */
  table?: boolean | undefined;
}

/** Twelve columns from the width at which a table fits, or fits into eight of them. */
const gridClasses = cva(
  't:grid t:grid-cols-1 t:items-start t:gap-gutter t:@min-phone:flex t:@min-phone:flex-wrap',
  {
    variants: {
      table: {
        false: 't:@min-table:grid t:@min-table:grid-cols-12',
        true: 't:@min-wide:grid t:@min-wide:grid-cols-12',
      },
    },
  },
);

/**
 * Twelve columns where the container has room. Below that, cells of up to six columns pair up, and a single
 * one takes the whole line; phones have one column. Source order is the order on phones.
 *
 * @example
 * <DashboardGrid>
 *   <GridCell span={8}><Panel title="Trips">…</Panel></GridCell>
 *   <GridCell span={4}><Panel title="Rewards">…</Panel></GridCell>
 * </DashboardGrid>
 */
export const DashboardGrid = forwardRef<HTMLDivElement, DashboardGridProps>(function DashboardGrid(
  { table = false, className, ...rest },
  ref,
) {
  return (
    <div data-slot="dashboard-grid" className={cx(gridClasses({ table }), className)} ref={ref} {...rest} />
  );
});

const cellClasses = cva('t:min-w-0', {
  variants: {
    span: {
      3: 't:@min-phone:grow t:@min-phone:basis-[calc(50%-var(--tapa-gutter,calc(24px*var(--tapa-density,1))))] t:@min-table:col-span-3',
      4: 't:@min-phone:grow t:@min-phone:basis-[calc(50%-var(--tapa-gutter,calc(24px*var(--tapa-density,1))))] t:@min-table:col-span-4',
      5: 't:@min-phone:grow t:@min-phone:basis-[calc(50%-var(--tapa-gutter,calc(24px*var(--tapa-density,1))))] t:@min-table:col-span-5',
      6: 't:@min-phone:grow t:@min-phone:basis-[calc(50%-var(--tapa-gutter,calc(24px*var(--tapa-density,1))))] t:@min-table:col-span-6',
      7: 't:@min-phone:basis-full t:@min-table:col-span-7',
      8: 't:@min-phone:basis-full t:@min-table:col-span-8',
      9: 't:@min-phone:basis-full t:@min-table:col-span-9',
      12: 't:@min-phone:basis-full t:@min-table:col-span-12',
    },
  },
});

export interface GridCellProps extends ComponentPropsWithoutRef<'div'> {
  /** Number of columns, of twelve. */
  span: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
}

/**
 * A cell of a `DashboardGrid`.
 *
 * @example
 * <GridCell span={6}><Panel title="Team">…</Panel></GridCell>
 */
export const GridCell = forwardRef<HTMLDivElement, GridCellProps>(function GridCell(
  { span, className, ...rest },
  ref,
) {
  return <div data-slot="grid-cell" className={cx(cellClasses({ span }), className)} ref={ref} {...rest} />;
});

/** Parts that are rendered on wide pages only, so that phones do not pay. The stylesheet decides. */
function WideOnly({ children }: { children: ReactNode }) {
  const [hasRoom, probe] = useShows<HTMLSpanElement>();
  return (
    <div data-slot="wide-only" className="t:hidden t:2xl:@min-wide:contents">
      <span aria-hidden="true" className="t:absolute t:size-px" ref={probe} />
      {hasRoom ? children : null}
    </div>
  );
}

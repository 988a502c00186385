'use client';
import { type ComponentPropsWithoutRef, forwardRef, useMemo, useState } from 'react';
import { trendChartMessages } from '../../i18n/compiled/en/charts.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { Skeleton, SkeletonLine, useLoading } from '../skeleton/index.js';
import {
  type PeriodColumn,
  PeriodTable,
  VoyageKey,
  type VoyageState,
  type VoyageView,
  VoyageViewSwitch,
} from '../voyage-band/index.js';
import { TrendPlot, type TrendPoint } from './trend-plot.js';
import { known } from './trend-scale.js';

/** The entries of one month, year or day. */
export interface TrendCell {
  /** '2027-03' is a month, '2027' a year, '2027-03-12' a day. Each once. */
  readonly period: string;
  /** How much. `null` and what is no finite number are not known: they leave a gap and are no zero. */
  readonly value: number | null;
}

export interface TrendChartProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The title: 'Revenue by month'. */
  'aria-label': string;
  /** The months in their order, all that have a place: those between that are not known too. A hundred at most have room. */
  cells: readonly TrendCell[];
  /** The period before, as a dashed line: the first under the first of `cells`, and so on. @default nothing is compared */
  previous?: readonly TrendCell[] | undefined;
  /** The name of the line, in the key and in the table: 'Revenue'. @default 'Value' */
  name?: string | undefined;
  /** The name of the dashed line. @default 'Previous period' */
  previousName?: string | undefined;
  /** How values are written: as counts, as money, as percentages of 0 to 100, or with one decimal. @default 'number' */
  format?: 'number' | 'money' | 'percent' | 'rating' | undefined;
  /** Writes a value with what it counts: '17 bookings'. @default by `format` */
  count?: ((value: number) => string) | undefined;
  /** True where the table ends with the sums: of what adds up, as revenue does and a number of clients does not. @default false */
  sums?: boolean | undefined;
}

const toPoints = (cells: readonly TrendCell[]): readonly TrendPoint[] =>
  cells.map(({ period, value }) => ({ period, value: known(value) }));
const statesOf = (now: string, then: string | undefined): readonly VoyageState[] =>
  then === undefined
    ? [{ look: 'line', label: now }]
    : [
        { look: 'line', label: now },
        { look: 'dashed', label: then },
      ];
const NOTHING: readonly TrendCell[] = [];

/**
 * Months as a line, for what rises and falls rather than adds up: a rate, a rating, a price, or money beside that of the year before. Each point
 * is read by arrow keys and by a pointer; the table of the same figures is one press away, and is what prints. Without months it is
 * nothing, inside an active `Loading` a skeleton of the same size.
 *
 * @example
 * <TrendChart aria-label="Revenue by month" name="Revenue" format="money"
 *   cells={[{ period: '2027-02', value: 3900 }, { period: '2027-03', value: 4210 }]} />
 */
export const TrendChart = forwardRef<HTMLDivElement, TrendChartProps>(function TrendChart(
  {
    'aria-label': label,
    cells,
    previous = NOTHING,
    name,
    previousName,
    format: kind = 'number',
    count,
    sums = false,
    className,
    ...rest
  },
  ref,
) {
  const format = useFormatters();
  const t = useMessages(trendChartMessages);
  const loading = useLoading();
  const [view, setView] = useState<VoyageView>('band');
  const points = useMemo(() => toPoints(cells), [cells]);
  const before = useMemo(() => toPoints(previous.slice(0, cells.length)), [previous, cells.length]);
  const nowName = name ?? t['trend-chart.value'];
  const thenName = before.length > 0 ? (previousName ?? t['trend-chart.previous']) : undefined;
  const write = format[kind];
  const columns = useMemo(() => {
    const column = (key: string, header: string, row: readonly TrendPoint[]): PeriodColumn => ({
      key,
      header,
      amounts: row.map(({ value }) => value),
      write,
    });
    const now = column('value', nowName, points);
    return thenName === undefined ? [now] : [now, column('previous', thenName, before)];
  }, [points, before, nowName, thenName, write]);
  const periods = useMemo(() => points.map(({ period }) => period), [points]);
  if (points.length === 0 && !loading) return null;
  return (
    <div
      data-slot="trend-chart"
      data-view={view === 'band' ? 'chart' : 'table'}
      className={cx('t:root t:@container t:grid t:min-w-0', className)}
      ref={ref}
      {...rest}
    >
      <div className="t:mb-3 t:flex t:flex-wrap t:items-center t:justify-between t:gap-x-5 t:gap-y-2">
        <VoyageKey states={statesOf(nowName, thenName)} />
        <VoyageViewSwitch view={view} onViewChange={setView} band={t['trend-chart.chart']} />
      </div>
      {loading ? <PlotSkeleton /> : null}
      {view === 'band' && !loading ? (
        <TrendPlot
          label={label}
          points={points}
          before={before}
          write={count ?? write}
          writeTick={
            kind === 'money' ? format.compactMoney : kind === 'number' ? format.compactNumber : write
          }
        />
      ) : null}
      {/* In print there is a table, whatever is on the screen. */}
      <div hidden={view === 'band' || loading} className="t:min-w-0 t:print:block">
        <PeriodTable aria-label={label} periods={periods} columns={columns} sums={sums} />
      </div>
    </div>
  );
});

/** Blocks as large as what they stand for: the line of what is read, the drawing, its edge, and the names of the months. */
function PlotSkeleton() {
  return (
    <div aria-hidden="true" className="t:grid t:gap-3">
      <span className="t:text-label">
        <SkeletonLine width={124} height={12} />
      </span>
      <div className="t:grid">
        <Skeleton className="t:h-40" />
        <span className="t:block t:selvedge" />
        <span className="t:text-caption t:leading-[1.8334]">
          <SkeletonLine height={12} />
        </span>
      </div>
    </div>
  );
}

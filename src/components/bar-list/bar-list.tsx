'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { barsMessages, chartMessages } from '../../i18n/compiled/en/charts.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { Link } from '../../theme/index.js';
import { Skeleton, SkeletonLine, useLoading } from '../skeleton/index.js';
import { type Bar, type BarScale, type RankedBar, rankBars } from './rank-bars.js';

export type { Bar } from './rank-bars.js';

export interface BarListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The subject of the comparison: 'Destinations by bookings'. */
  'aria-label': string;
  /** The lines, in any order: the largest is shown first. */
  bars: readonly Bar[];
  /** True where the largest stands first; else the order is yours, as of ratings from five stars to one. @default true */
  ranked?: boolean | undefined;
  /** So many lines are shown, and one that sums up the others. @default 10 */
  limit?: number | undefined;
  /** How values are written: as counts, as money, as percentages of 0 to 100, or with one decimal. @default 'number' */
  format?: 'number' | 'money' | 'percent' | 'rating' | undefined;
  /** Writes a value with what it counts: '17 bookings'. @default by `format` */
  count?: ((value: number) => string) | undefined;
  /**
   * The whole of a bar: the largest value, the sum of all, whose shares then stand beside the values, or an amount of your own.
   * @default 'largest'
   */
  scale?: BarScale | undefined;
  /** Shown in place of the list when it has no lines, e.g. an `EmptyState`. @default nothing, not even the list */
  empty?: ReactNode | undefined;
  /** Lines of the skeleton where it is not known how many come. @default 5 */
  skeletonRows?: number | undefined;
}

/** Columns that all lines share where there is room, so that bars can be compared; else a bar has a line of its own. */
const LINE =
  't:relative t:col-span-full t:grid t:min-h-10 t:touch:min-h-touch-target t:grid-cols-subgrid t:items-center t:gap-y-1.5 t:border-t t:py-2 t:first:border-t-0 t:@max-phone:flex t:@max-phone:flex-wrap';

/**
 * Compares values as a list of bars, the largest first: destinations by bookings, providers by revenue. The words and figures say it
 * all, the bars are an ornament. Inside an active `Loading` it is a skeleton of the same size.
 *
 * @example
 * <BarList aria-label="Destinations by bookings" bars={[{ label: 'Tanna', value: 41, href: '/tanna' }, { label: 'Gaua', value: 12 }]} />
 */
export const BarList = forwardRef<HTMLDivElement, BarListProps>(function BarList(
  {
    'aria-label': label,
    bars,
    ranked = true,
    limit = 10,
    format: kind = 'number',
    count,
    scale = 'largest',
    empty,
    skeletonRows = 5,
    className,
    ...rest
  },
  ref,
) {
  const format = useFormatters();
  const t = useMessages(barsMessages);
  const unknown = useMessages(chartMessages)['chart.unknown'];
  const loading = useLoading();
  if (bars.length === 0 && !loading) return empty ?? null;
  const { shown, others } = rankBars(bars, scale, ranked, limit);
  const write = count ?? format[kind];
  const shareOf = (share: number): string | undefined =>
    scale === 'whole' ? format.percent(share) : undefined;
  // Ratings and rates have no sum.
  const isAdditive = kind === 'number' || kind === 'money';
  const List = ranked ? 'ol' : 'ul';
  return (
    <div data-slot="bar-list" className={cx('t:root t:@container t:min-w-0', className)} ref={ref} {...rest}>
      <List
        aria-label={label}
        aria-hidden={loading || undefined}
        className="t:grid t:grid-cols-[minmax(0,13em)_minmax(0,1fr)_auto] t:gap-x-6 t:@max-phone:grid-cols-1"
      >
        {loading ? (
          <LineSkeletons rows={shown.length || skeletonRows} />
        ) : (
          shown.map((bar, index) => (
            <BarLine
              // Labels may be alike: a line is its place.
              key={`${String(index)} ${bar.label}`}
              bar={bar}
              value={bar.value === null ? undefined : write(bar.value)}
              unknown={unknown}
              share={shareOf(bar.share)}
              hasTrack={scale !== 'largest'}
            />
          ))
        )}
        {others.count > 0 && !loading ? (
          <li data-slot="bar-others" className={cx(LINE, 't:text-muted')}>
            <span className="t:flex-[1_1_6em]">{t['bars.others']({ count: others.count }, format)}</span>
            <span className="t:@max-phone:hidden" />
            {isAdditive ? <Figures value={write(others.value)} share={shareOf(others.share)} /> : null}
          </li>
        ) : null}
      </List>
    </div>
  );
});

interface BarLineProps {
  bar: RankedBar;
  /** As text; undefined where it is not known. */
  value: string | undefined;
  unknown: string;
  share: string | undefined;
  /** True where a whole bar means something by itself, and is shown as a ground. */
  hasTrack: boolean;
}

function BarLine({ bar: { label, note, href, length }, value, unknown, share, hasTrack }: BarLineProps) {
  return (
    <li data-slot="bar-line" className={LINE}>
      <span className="t:grid t:flex-[1_1_6em] t:wrap-anywhere">
        {href === undefined ? (
          <bdi>{label}</bdi>
        ) : (
          <Link href={href} className="t:stretched-link t:hover:underline">
            <bdi>{label}</bdi>
          </Link>
        )}
        {note === undefined ? null : <bdi className="t:text-label t:text-muted">{note}</bdi>}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          't:flex t:h-2.5 t:min-w-0 t:overflow-clip t:rounded-xs t:[print-color-adjust:exact] t:@max-phone:order-1 t:@max-phone:w-full',
          hasTrack && 't:bg-surface-sunken t:shadow-[inset_0_0_0_1px_var(--tapa-color-border)]',
        )}
      >
        {length > 0 ? (
          // Widths are attributes: a strict policy takes styles out of server markup.
          <svg
            width={`${length}%`}
            className="t:h-full t:min-w-0.5 t:rounded-xs t:bg-brand-mark t:forced-colors:bg-[CanvasText] t:forced-color-adjust-none"
          />
        ) : null}
      </span>
      {value === undefined ? (
        <span className="t:ms-auto t:text-muted">{unknown}</span>
      ) : (
        <Figures value={value} share={share} isMain />
      )}
    </li>
  );
}

interface FiguresProps {
  value: string;
  share: string | undefined;
  /** True where it is a line's own, and no sum. */
  isMain?: boolean | undefined;
}

function Figures({ value, share, isMain = false }: FiguresProps) {
  return (
    <span className="t:ms-auto t:flex t:gap-2.5 t:figures">
      <bdi className={isMain ? 't:font-semibold' : 't:font-normal'}>{value}</bdi>
      {share === undefined ? null : (
        <span className="t:flex t:min-w-11 t:justify-end t:text-muted">
          <bdi>{share}</bdi>
        </span>
      )}
    </span>
  );
}

function LineSkeletons({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => (
    // Lines of a skeleton have no identity: they never move.
    <li key={`line-${String(index)}`} className={LINE}>
      <span className="t:flex-[1_1_6em]">
        <SkeletonLine width="70%" />
      </span>
      <Skeleton height={10} className="t:@max-phone:order-1" />
      <span className="t:ms-auto">
        <SkeletonLine width={44} />
      </span>
    </li>
  ));
}

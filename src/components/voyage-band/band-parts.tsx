'use client';
import { cva } from 'class-variance-authority';
import { memo, useMemo } from 'react';
import { sumOf } from '../../domain/figures.js';
import { type Triangles, totalOf, type VoyageCell } from '../../domain/voyages.js';
import { voyageMessages } from '../../i18n/compiled/en/voyage.js';
import { NO_FIGURE } from '../../i18n/formatters.js';
import { useFormatters, usePeriods } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { DataTable, type DataTableColumn } from '../data-table/index.js';
import { TriangleSpikes, TriangleStack } from './triangles.js';

interface BandCellProps {
  period: string;
  label: string;
  /** Accessible name: '17 bookings, 13 confirmed, 4 pending, Mar 2027'. */
  name: string;
  figure: string;
  /** Counts of triangles, or heights of spikes as shares of the tallest one. */
  triangles: Triangles;
  isSpikes: boolean;
  /** Today, 'YYYY-MM-DD', where it is in this cell. */
  today: string | undefined;
  todayText: string;
  isSelected: boolean;
  isTabStop: boolean;
  /** Without it the cell is not a button. */
  onPress: (() => void) | undefined;
  onFocus: () => void;
}

/** Without `min-w-0`, so that cells widen for long labels, e.g. '2026年12月'. */
const CELL = 't:group t:relative t:flex t:flex-1 t:flex-col t:justify-end t:text-center t:text-caption';

const ground = cva(
  't:relative t:flex t:min-w-16 t:flex-auto t:flex-col t:items-center t:justify-end t:gap-2 t:border-s t:border-border t:px-1 t:pt-6 t:pb-2 t:group-first:border-s-0',
  {
    variants: {
      state: {
        plain: '',
        pressable: 't:group-hover:bg-surface-hover',
        // Forced colours remove the fill.
        selected: 't:bg-brand-soft t:forced-colors:border-3',
      },
    },
  },
);
const nameLook = cva('t:px-1 t:py-0.5 t:leading-[1.5385] t:whitespace-nowrap', {
  variants: {
    selected: { true: 't:font-bold t:text-on-brand-soft', false: 't:font-medium t:text-muted' },
  },
});

export const BandCell = memo(function BandCell({
  onPress,
  onFocus,
  period,
  label,
  name,
  figure,
  triangles,
  isSpikes,
  today,
  todayText,
  isSelected,
  isTabStop,
}: BandCellProps) {
  const face = (
    <>
      <span
        aria-hidden="true"
        className={ground({ state: isSelected ? 'selected' : onPress ? 'pressable' : 'plain' })}
      >
        {today === undefined ? null : <TodayLine period={period} today={today} text={todayText} />}
        <bdi className="t:font-semibold t:text-muted t:figures">{figure}</bdi>
        {isSpikes ? <TriangleSpikes {...triangles} /> : <TriangleStack {...triangles} />}
      </span>
      <span className={cx('t:selvedge', isSelected && 't:before:opacity-100')} />
      <bdi aria-hidden="true" className={nameLook({ selected: isSelected })}>
        {label}
      </bdi>
    </>
  );
  return onPress ? (
    <button
      type="button"
      data-period={period}
      aria-pressed={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onPress}
      onFocus={onFocus}
      className={cx(CELL, 't:focus-visible:-outline-offset-2')}
    >
      {/* Text and not `aria-label`, which would have to contain the visible text (WCAG 2.5.3). */}
      <span className="t:sr-only">{name}</span>
      {face}
    </button>
  ) : (
    <div data-period={period} role="img" aria-label={name} className={CELL}>
      {face}
    </div>
  );
});

const DAYS = 'YYYY-MM-DD'.length;

function elapsedPercent(period: string, today: string): number {
  const [month, day] = [Number(today.slice(5, 7)), Number(today.slice(8, DAYS))];
  if (period.length === 'YYYY'.length) return ((month - 1) / 12) * 100;
  return period.length === DAYS ? 50 : (day / 31) * 100;
}

/** In percent of the cell; after it the text of today is placed before its line, where there is more room. */
const LATE = 50;

const todayLook = cva('t:absolute t:top-0 t:font-semibold t:whitespace-nowrap t:text-muted', {
  variants: { late: { true: 't:end-2', false: 't:start-2' } },
});

/** Dashed line at today. Its position is an attribute: a strict CSP drops styles from server markup. */
function TodayLine({ period, today, text }: { period: string; today: string; text: string }) {
  const place = elapsedPercent(period, today);
  return (
    <span aria-hidden="true" className="t:absolute t:inset-0 t:flex">
      <svg width={`${place}%`} height="1" className="t:flex-none" />
      <span className="t:relative t:h-full t:w-0 t:border-s t:border-dashed t:border-border-strong">
        <span className={todayLook({ late: place > LATE })}>{text}</span>
      </span>
    </span>
  );
}

interface VoyageTableProps {
  label: string;
  cells: readonly VoyageCell[];
  confirmed: string;
  /** Undefined where nothing is pending. */
  pending: string | undefined;
  write: (amount: number) => string;
}

/** A column of amounts; `null` and `undefined` are unknown. */
interface AmountColumn {
  key: string;
  header: string;
  amountOf: (cell: VoyageCell) => number | null | undefined;
  write: (amount: number) => string;
}

export function VoyageTable({ label, cells, confirmed, pending, write }: VoyageTableProps) {
  const { money } = useFormatters();
  const { full } = usePeriods();
  const t = useMessages(voyageMessages);
  const [columns, total] = useMemo(() => {
    const amounts: readonly AmountColumn[] = [
      { key: 'confirmed', header: confirmed, amountOf: (cell) => cell.confirmed, write },
      ...(pending === undefined
        ? []
        : [
            {
              key: 'pending',
              header: pending,
              amountOf: (cell: VoyageCell) => (cell.confirmed === null ? null : (cell.pending ?? 0)),
              write,
            },
            { key: 'all', header: t['voyage.all'], amountOf: totalOf, write },
          ]),
      ...(cells.some(({ value }) => value !== undefined)
        ? [
            {
              key: 'value',
              header: t['voyage.value'],
              amountOf: ({ value }: VoyageCell) => value,
              write: money,
            },
          ]
        : []),
    ];
    const { length } = cells[0]?.period ?? '';
    const scale = length === 'YYYY'.length ? 'year' : length === 'YYYY-MM'.length ? 'month' : 'day';
    const shown: readonly DataTableColumn<VoyageCell>[] = [
      { key: 'period', header: t[`voyage.${scale}`], cell: ({ period }) => full(period) },
      ...amounts.map(({ key, header, amountOf, write: format }): DataTableColumn<VoyageCell> => {
        const textOf = (amount: number | null | undefined) => (amount == null ? NO_FIGURE : format(amount));
        return { key, header, cell: (cell) => textOf(amountOf(cell)), kind: 'amount' };
      }),
    ];
    const sums = amounts.map(({ key, amountOf, write: format }) => [
      key,
      format(sumOf(cells.map((cell) => amountOf(cell) ?? 0))),
    ]);
    return [shown, { period: t['voyage.total'], ...Object.fromEntries(sums) }] as const;
  }, [cells, confirmed, pending, write, money, full, t]);
  return (
    <DataTable
      aria-label={label}
      columns={columns}
      rows={cells}
      rowKey={({ period }) => period}
      rowHeight="single"
      footer={total}
    />
  );
}

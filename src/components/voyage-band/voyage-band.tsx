'use client';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isFigure } from '../../domain/read-fields.js';
import { type Triangles, totalOf, trianglesOf, unitOf, type VoyageCell } from '../../domain/voyages.js';
import { chartMessages } from '../../i18n/compiled/en/chart.js';
import { voyageMessages } from '../../i18n/compiled/en/voyage.js';
import { NO_FIGURE } from '../../i18n/formatters.js';
import { useFormatters, usePeriods } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { isComposing, itemByKey } from '../../lib/events.js';
import { largestOf, roundTo } from '../../lib/math.js';
import { useControllable } from '../../lib/state.js';
import { readDirection } from '../../theme/read-direction.js';
import { Skeleton, useLoading } from '../skeleton/index.js';
import { BandCell, VoyageTable } from './band-parts.js';
import { VoyageKey, type VoyageState, type VoyageView, VoyageViewSwitch } from './triangles.js';

/** Format of the amounts, and labels of their states. */
export interface VoyageLabels {
  /** 'number' for counts, 'money' for amounts. @default 'number' */
  format?: 'number' | 'money' | undefined;
  /** Formats an amount with its noun: '17 bookings'. @default by `format` */
  count?: ((amount: number) => string) | undefined;
  /** Label of the filled triangles. @default 'Confirmed' */
  confirmed?: string | undefined;
  /** Label of the outlined triangles. @default 'Pending' */
  pending?: string | undefined;
}

/** Selection on a band. */
export interface VoyageSelection {
  /** Selected periods in order. */
  readonly periods: readonly string[];
}

export interface VoyageBandProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'aria-label'>,
    VoyageLabels {
  /** Title: 'Bookings by departure'. */
  'aria-label': string;
  /** One cell a year, month or day, in order. */
  cells: readonly VoyageCell[];
  /** Today, 'YYYY-MM-DD', marked by a line. @default no line */
  today?: string | undefined;
  /** Selected periods, for controlled use. */
  selected?: readonly string[] | undefined;
  /** Initially selected periods, for uncontrolled use. @default none */
  defaultSelected?: readonly string[] | undefined;
  /** Called with the new selection. Without it and `defaultSelected` cells are not selectable. */
  onSelectedChange?: ((selection: VoyageSelection) => void) | undefined;
  /** Controlled view; render `VoyageKey` and `VoyageViewSwitch` yourself then. @default uncontrolled */
  view?: VoyageView | undefined;
}

const ARROWS = { ltr: ['ArrowRight', 'ArrowLeft'], rtl: ['ArrowLeft', 'ArrowRight'] } as const;

/** Returns the props of a `VoyageKey` for a band with a controlled `view`. */
export function useVoyageKey(
  cells: readonly VoyageCell[],
  { format: kind = 'number', count, confirmed, pending }: VoyageLabels,
): { unit: string | undefined; states: readonly VoyageState[] } {
  const format = useFormatters();
  const t = useMessages(voyageMessages);
  const states: VoyageState[] = [{ look: 'filled', label: confirmed ?? t['voyage.confirmed'] }];
  if (hasPending(cells)) states.push({ look: 'outlined', label: pending ?? t['voyage.pending'] });
  return { unit: kind === 'money' ? undefined : (count ?? format[kind])(unitOfAll(cells)), states };
}

const hasPending = (cells: readonly VoyageCell[]): boolean => cells.some((cell) => (cell.pending ?? 0) > 0);
const unitOfAll = (cells: readonly VoyageCell[]): number =>
  unitOf(largestOf(cells.map((cell) => totalOf(cell) ?? 0)));

/** Returns the heights of a cell's spikes as shares of the tallest one. */
const spikesOf = ({ confirmed, pending }: VoyageCell, tallest: number): Triangles => ({
  filled: shareOf(confirmed, tallest),
  outlined: shareOf(pending, tallest),
});
const shareOf = (amount: number | null | undefined, whole: number): number =>
  whole > 0 && isFigure(amount) ? Math.max(0, amount / whole) : 0;

/**
 * Chart of dated items by month, year or day, as triangles: filled is confirmed, outlined is pending. One
 * triangle is one item, or several, so that the highest cell has at most ten rows. Money is one triangle a
 * state with a proportional height. Selectable cells can filter a list below. A table of the same figures is
 * one press away, and is printed. Inside an active `Loading` it is a skeleton.
 *
 * @example
 * <VoyageBand aria-label="Bookings by departure" cells={[{ period: '2027-03', confirmed: 13, pending: 4 }]}
 *   count={(amount) => `${amount} bookings`} onSelectedChange={({ periods }) => setMonths(periods)} />
 */
export const VoyageBand = forwardRef<HTMLDivElement, VoyageBandProps>(function VoyageBand(
  {
    'aria-label': label,
    cells,
    format: kind = 'number',
    count,
    confirmed,
    pending,
    today,
    selected: givenSelected,
    defaultSelected,
    onSelectedChange,
    view: givenView,
    className,
    ...rest
  },
  ref,
) {
  const format = useFormatters();
  const t = useMessages(voyageMessages);
  const [ownView, setOwnView] = useState<VoyageView>('band');
  const loading = useLoading();
  const view = givenView ?? ownView;
  const [selection, setSelection] = useControllable(
    givenSelected && { periods: givenSelected },
    { periods: defaultSelected ?? [] },
    onSelectedChange,
  );
  const canSelect = (onSelectedChange ?? defaultSelected) !== undefined;
  const key = useVoyageKey(cells, { format: kind, count, confirmed, pending });
  const write = count ?? format[kind];
  return (
    <div
      data-slot="voyage-band"
      data-view={view}
      className={cx('t:root t:grid t:min-w-0', className)}
      ref={ref}
      {...rest}
    >
      {givenView === undefined ? (
        <div className="t:mb-3 t:flex t:flex-wrap t:items-center t:justify-between t:gap-x-5 t:gap-y-2">
          <VoyageKey {...key} />
          <VoyageViewSwitch view={view} onViewChange={setOwnView} />
        </div>
      ) : null}
      {loading ? <CellsSkeleton isSpikes={kind === 'money'} /> : null}
      {view === 'band' && !loading ? (
        <Cells
          label={label}
          cells={cells}
          today={today}
          write={write}
          format={kind}
          hasStates={hasPending(cells)}
          selected={selection?.periods ?? []}
          onSelect={canSelect ? (periods) => setSelection({ periods }) : undefined}
        />
      ) : null}
      {/* Always printed. */}
      <div hidden={view === 'band' || loading} className="t:min-w-0 t:print:block">
        <VoyageTable
          label={label}
          cells={cells}
          confirmed={confirmed ?? t['voyage.confirmed']}
          pending={hasPending(cells) ? (pending ?? t['voyage.pending']) : undefined}
          write={format[kind]}
        />
      </div>
    </div>
  );
});

/** An invisible cell with one row of triangles gives the skeleton its height. */
function CellsSkeleton({ isSpikes }: { isSpikes: boolean }) {
  return (
    <div aria-hidden="true" className="t:relative">
      <div className="t:invisible">
        <BandCell
          period=""
          label={NO_FIGURE}
          name={NO_FIGURE}
          figure={NO_FIGURE}
          triangles={ONE}
          isSpikes={isSpikes}
          today={undefined}
          todayText=""
          isSelected={false}
          isTabStop={false}
          onPress={undefined}
          onFocus={ignore}
        />
      </div>
      <Skeleton className="t:absolute t:inset-0 t:size-full" />
    </div>
  );
}

const ONE: Triangles = { filled: 1, outlined: 0 };
const ignore = (): void => undefined;

interface CellsProps {
  label: string;
  cells: readonly VoyageCell[];
  today: string | undefined;
  write: (amount: number) => string;
  format: 'number' | 'money';
  /** True where a cell has pending amounts. */
  hasStates: boolean;
  selected: readonly string[];
  onSelect: ((periods: readonly string[]) => void) | undefined;
}

/** Scrollable cells with a roving tab index: one tab stop, and arrow keys between them. */
function Cells({ label, cells, today, write, format: kind, hasStates, selected, onSelect }: CellsProps) {
  const format = useFormatters();
  const periods = usePeriods();
  const t = useMessages(voyageMessages);
  const unknown = useMessages(chartMessages)['chart.unknown'];
  const row = useRef<HTMLDivElement>(null);
  const unit = unitOfAll(cells);
  const tallest = largestOf(cells.flatMap(({ confirmed, pending = 0 }) => [confirmed ?? 0, pending]));
  const current = cells.find(({ period }) => today?.startsWith(period))?.period;
  const [focused, setFocused] = useState<string>();
  // The tab stop: the cell that had focus, else the selected one, else today's, else the first.
  const shownFirst = selected[0] ?? current;
  const tabStop =
    [focused, shownFirst].find((period) => cells.some((cell) => cell.period === period)) ?? cells[0]?.period;
  useScrolledTo(row, shownFirst);

  const nameOf = (cell: VoyageCell): string => {
    const total = totalOf(cell);
    const period = periods.full(cell.period);
    if (total === null) return t['voyage.cell']({ total: unknown, period });
    if (!hasStates) return t['voyage.cell']({ total: write(total), period });
    const [confirmed, pending] = [format[kind](total - (cell.pending ?? 0)), format[kind](cell.pending ?? 0)];
    return t['voyage.cell-states']({ total: write(total), confirmed, pending, period });
  };
  const figureOf = (total: number | null): string =>
    total === null
      ? NO_FIGURE
      : kind === 'money'
        ? format.compactMoney(roundTo(total, 0))
        : format.compactNumber(total);
  const toggle = (period: string): void =>
    onSelect?.(
      selected.includes(period) ? selected.filter((each) => each !== period) : [...selected, period].sort(),
    );
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && selected.length > 0) {
      event.stopPropagation();
      onSelect?.([]);
      return;
    }
    const [next, previous] = ARROWS[readDirection(event.currentTarget)];
    const items = Array.from(event.currentTarget.children, (item) => item as HTMLElement);
    const cell = itemByKey(event, { items, next, previous });
    if (!cell) return;
    event.preventDefault();
    cell.focus();
  };
  return (
    <div
      role="group"
      aria-label={label}
      // Without buttons inside, the group itself is focusable for scrolling.
      tabIndex={onSelect ? undefined : 0}
      onKeyDown={onSelect ? handleKeyDown : undefined}
      className="t:flex t:min-w-0 t:overflow-x-auto t:print:hidden t:[scrollbar-width:thin]"
      ref={row}
    >
      {cells.map((cell, index) => (
        <BandCell
          key={cell.period}
          period={cell.period}
          label={periods.short(cell.period, index === 0)}
          name={nameOf(cell)}
          figure={figureOf(totalOf(cell))}
          triangles={kind === 'money' ? spikesOf(cell, tallest) : trianglesOf(cell, unit)}
          isSpikes={kind === 'money'}
          today={cell.period === current ? today : undefined}
          todayText={t['voyage.today']}
          isSelected={selected.includes(cell.period)}
          isTabStop={cell.period === tabStop}
          onPress={onSelect && (() => toggle(cell.period))}
          onFocus={() => setFocused(cell.period)}
        />
      ))}
    </div>
  );
}

/** Scrolls a row once so that a cell is at its start. `scrollIntoView` would also scroll the page. */
function useScrolledTo(row: RefObject<HTMLDivElement | null>, period: string | undefined): void {
  const first = useRef(period);
  useEffect(() => {
    const scroller = row.current;
    const cell = scroller?.querySelector(`[data-period="${first.current ?? ''}"]`);
    if (!scroller || !cell || scroller.scrollWidth <= scroller.clientWidth) return;
    const [around, place] = [scroller.getBoundingClientRect(), cell.getBoundingClientRect()];
    const isRtl = readDirection(scroller) === 'rtl';
    scroller.scrollLeft += isRtl ? place.right - around.right : place.left - around.left;
  }, [row]);
}

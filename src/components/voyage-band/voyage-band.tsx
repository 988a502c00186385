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

/** How amounts are written, and what their states are called. */
export interface VoyageLabels {
  /** 'number' for counts, 'money' for amounts. @default 'number' */
  format?: 'number' | 'money' | undefined;
  /** Writes an amount with what it counts: '17 bookings'. @default by `format` */
  count?: ((amount: number) => string) | undefined;
  /** The name of the filled triangles. @default 'Confirmed' */
  confirmed?: string | undefined;
  /** The name of the outlined triangles. @default 'Pending' */
  pending?: string | undefined;
}

/** The selection on a band. */
export interface VoyageSelection {
  /** The chosen periods, in their order. */
  readonly periods: readonly string[];
}

export interface VoyageBandProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'aria-label'>,
    VoyageLabels {
  /** The title: 'Bookings by departure'. */
  'aria-label': string;
  /** One cell a year, month or day, in their order. */
  cells: readonly VoyageCell[];
  /** Today, 'YYYY-MM-DD', which gets a line. @default no line */
  today?: string | undefined;
  /** The chosen periods: those of their cells are marked. */
  selected?: readonly string[] | undefined;
  /** The periods that are chosen at first, where the band keeps them itself. @default none */
  defaultSelected?: readonly string[] | undefined;
  /** Called with what is chosen. Without it, and without `defaultSelected`, nothing can be. */
  onSelectedChange?: ((selection: VoyageSelection) => void) | undefined;
  /** True where the drawing or the table is shown. Who sets it shows `VoyageKey` and `VoyageViewSwitch` too. @default kept here */
  view?: VoyageView | undefined;
}

/** The keys that lead to the next and to the previous cell. */
const ARROWS = { ltr: ['ArrowRight', 'ArrowLeft'], rtl: ['ArrowLeft', 'ArrowRight'] } as const;

/** The legend of a band's triangles, for a `VoyageKey` of your own. */
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

/** How tall the spikes of a cell are, which begin at 0: shares of the tallest of all. */
const spikesOf = ({ confirmed, pending }: VoyageCell, tallest: number): Triangles => ({
  filled: shareOf(confirmed, tallest),
  outlined: shareOf(pending, tallest),
});
const shareOf = (amount: number | null | undefined, whole: number): number =>
  whole > 0 && isFigure(amount) ? Math.max(0, amount / whole) : 0;

/**
 * Things with a date, by the month, year or day that it begins in, as rows of triangles: filled is confirmed, outlined is
 * pending. One triangle is one thing, or so many that the highest cell has no more than ten rows; each cell says its exact
 * figure. Money is no things: it is one triangle a state, from 0 up to as high as it is. Cells can be chosen, to filter a list beneath. The table of the same figures is one press away, and is what prints. Inside an active `Loading` it is a block.
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
      {/* In print there is a table, whatever is on the screen. */}
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

/** A cell with one row of triangles, which measures the block in the place of all. */
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
          isStop={false}
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
  /** True where some of it is pending. */
  hasStates: boolean;
  selected: readonly string[];
  onSelect: ((periods: readonly string[]) => void) | undefined;
}

/** The cells of a band: one stop of the Tab key, arrow keys between them. They scroll where they have no room. */
function Cells({ label, cells, today, write, format: kind, hasStates, selected, onSelect }: CellsProps) {
  const format = useFormatters();
  const periods = usePeriods();
  const t = useMessages(voyageMessages);
  const unknown = useMessages(chartMessages)['chart.unknown'];
  const row = useRef<HTMLDivElement>(null);
  const unit = unitOfAll(cells);
  const tallest = largestOf(cells.flatMap(({ confirmed, pending = 0 }) => [confirmed ?? 0, pending]));
  const now = cells.find(({ period }) => today?.startsWith(period))?.period;
  const [focused, setFocused] = useState<string>();
  // Where the keyboard comes in: where it was, else what is chosen, else today, else the first.
  const shownFirst = selected[0] ?? now;
  const stop =
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
      // Without buttons inside it is scrolled from here.
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
          today={cell.period === now ? today : undefined}
          todayText={t['voyage.today']}
          isSelected={selected.includes(cell.period)}
          isStop={cell.period === stop}
          onPress={onSelect && (() => toggle(cell.period))}
          onFocus={() => setFocused(cell.period)}
        />
      ))}
    </div>
  );
}

/** Brings a cell to the start of its row once, where the row scrolls: it never moves the page. */
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

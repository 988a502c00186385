'use client';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { SkeletonLine } from '../../components/skeleton/index.js';
import { NEEDED_ROWS } from '../../domain/constants.js';
import { parseDaySpan } from '../../domain/day-spans.js';
import { needsMessages } from '../../i18n/compiled/en/needs.js';
import type { Place, Rich } from '../../i18n/message.js';
import { Sentence } from '../../i18n/sentence.js';
import { useFormatters, useGrammar } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { dayOf, numberOfDay } from '../../lib/calendar-day.js';
import { DashboardPanel, type DashboardPanelProps } from './dashboard-parts.js';
import { useNow } from './use-now.js';

/** Makes a figure of a note strong. */
export const strongInNote: Place = (figure) => (
  <b className="t:font-semibold t:text-ink t:figures">{figure}</b>
);

interface NeedsYouProps {
  /** How many things wait, shown or not; `null` where nobody knows. */
  count: number | null;
  shown: number;
  /** The sum of all. */
  notes: readonly (Rich | null)[];
  /** Widths in px of what stands for the notes while they load, so that it wraps as they will. @default two sentences */
  noteWidths?: readonly number[] | undefined;
  /** Leads to the tab where the rest is; `null` where its lists do. While it loads, given where there is mostly more. */
  more?: ReactNode | undefined;
  loading: boolean;
  resetKeys: unknown[];
  children: ReactNode;
}

/** The first panel of an overview: what waits for the reader's decision, of data in hand only. */
export function NeedsYou({
  count,
  shown,
  notes,
  noteWidths = NOTE_WIDTHS,
  more,
  loading,
  resetKeys,
  children,
}: NeedsYouProps) {
  const format = useFormatters();
  const t = useMessages(needsMessages);
  // A row that was just decided still shows.
  const isIdle = count === 0 && shown === 0 && !loading;
  const sentences = notes.filter((note) => note !== null);
  const hasMore = count !== null && count > shown;
  return (
    <DashboardPanel
      slot="needs-you"
      title={t['needs.title']}
      count={isIdle || loading || count === null ? undefined : count}
      countLabel={t['needs.count']({ count: count ?? 0 })}
      exact={false}
      className="t:border-brand-soft-border"
      // The lists say for themselves that they load.
      aria-busy={loading || undefined}
      data-state={loading ? 'loading' : 'ready'}
      resetKeys={resetKeys}
      footer={
        loading ? (
          more === undefined ? undefined : (
            <>
              <SkeletonLine width={96} />
              {/* Keeps its place: what leads on is larger for fingers. */}
              <span className="t:invisible">{more}</span>
            </>
          )
        ) : isIdle || !hasMore ? undefined : (
          <>
            <bdi>{t['needs.showing']({ shown, total: count }, format)}</bdi>
            {more}
          </>
        )
      }
    >
      {isIdle ? (
        <p className="t:px-panel-padding t:pb-5 t:text-muted t:own-direction t:@max-phone:px-panel-padding-compact">
          {t['needs.nothing']}
        </p>
      ) : loading || sentences.length > 0 ? (
        <p className="t:flex t:flex-wrap t:gap-x-1 t:bg-[color-mix(in_oklab,var(--tapa-color-brand-soft)_60%,var(--tapa-color-surface))] t:px-panel-padding t:py-3 t:text-label t:text-muted t:@max-phone:px-panel-padding-compact">
          {loading
            ? noteWidths.map((width, index) => <SkeletonLine key={String(index)} width={width} />)
            : sentences.map((note, index) => (
                <bdi key={String(index)}>
                  <Sentence text={note} />
                </bdi>
              ))}
        </p>
      ) : null}
      {children}
    </DashboardPanel>
  );
}

/** Two sentences, which take a line each where the panel is narrow. */
const NOTE_WIDTHS = [240, 200] as const;

/** Coral below this many days: there is little time left. */
const SOON_DAYS = 7;

const due = cva('t:text-caption t:font-semibold t:whitespace-nowrap', {
  variants: { soon: { true: 't:text-danger-text', false: 't:text-muted' } },
});

/** Says when it starts, where a row that waits has a day to come: 'Leaves in 3 days'. */
export function Due({ days, text }: { days: number; text: (values: { when: string }) => string }) {
  const format = useFormatters();
  const { relativeDays } = useGrammar();
  if (!(days >= 0)) return null;
  return (
    <bdi className={due({ soon: days < SOON_DAYS })}>{text({ when: relativeDays(days, format.number) })}</bdi>
  );
}

interface Dated {
  readonly dates: string;
}

/** Returns in how many days a row starts; NaN where its dates cannot be read. */
export function useDaysUntil(given?: Date): (row: Dated) => number {
  const { timeZone } = useFormatters();
  const today = numberOfDay(dayOf(useNow(given), timeZone));
  return ({ dates }) => numberOfDay(parseDaySpan(dates, timeZone)?.first ?? null) - today;
}

/** Returns rows by what starts soonest. What has begun or has no day comes last, in its order. */
export function soonestFirst<Row>(rows: readonly Row[], daysUntil: (row: Row) => number): readonly Row[] {
  const order = (row: Row) => {
    const days = daysUntil(row);
    return days >= 0 ? days : Number.MAX_SAFE_INTEGER;
  };
  return rows
    .map((row) => ({ row, at: order(row) }))
    .sort((one, other) => one.at - other.at)
    .map(({ row }) => row);
}

/** Returns a list's first rows, then those that wait too, the soonest first, and how many of both wait. */
export function neededOf<Row>(
  rows: readonly Row[],
  ofFirst: number,
  waits: (row: Row) => boolean,
  daysUntil: (row: Row) => number = () => 0,
) {
  const first = rows.slice(0, ofFirst);
  const others = soonestFirst(rows.slice(ofFirst).filter(waits), daysUntil).slice(0, NEEDED_ROWS - ofFirst);
  return { first, others, waiting: first.filter(waits).length + others.length };
}

/** A list of 'Needs you' that the overview always has, with its own state: a sample, a failure, what it lacks. */
export const NeedsPart = (props: DashboardPanelProps) => (
  <DashboardPanel flat headingLevel={3} classNames={PART_CLASSES} {...props} />
);

const PART_CLASSES = {
  'panel-title': 't:[font:600_var(--tapa-text-label)/1.5_var(--tapa-font-text)] t:text-muted',
};

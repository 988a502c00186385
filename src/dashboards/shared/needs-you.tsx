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

export const strongInNote: Place = (figure) => (
  <b className="t:font-semibold t:text-ink t:figures">{figure}</b>
);

interface NeedsYouProps {
  /** Number of things that wait, shown or not; `null` if it is unknown. */
  count: number | null;
  shown: number;
  notes: readonly (Rich | null)[];
  /** Widths of the notes' skeletons, in px: they wrap as the notes will. @default two sentences */
  noteWidths?: readonly number[] | undefined;
  /** Link to the tab with the rest; `null` if the lists have links. Without it, loading reserves no place. */
  more?: ReactNode | undefined;
  loading: boolean;
  resetKeys: unknown[];
  children: ReactNode;
}

/** The first panel of an overview: rows that wait for the reader's decision, from loaded data only. */
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
  // A row that was just decided is still shown.
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
      // The lists announce their own loading.
      aria-busy={loading || undefined}
      data-state={loading ? 'loading' : 'ready'}
      resetKeys={resetKeys}
      footer={
        loading ? (
          more === undefined ? undefined : (
            <>
              <SkeletonLine width={96} />
              {/* Keeps its place: the link is larger on touch screens. */}
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

/** Two sentences, each on its own line where the panel is narrow. */
const NOTE_WIDTHS = [240, 200] as const;

/** Days below which the time left is shown in coral. */
const SOON_DAYS = 7;

const due = cva('t:text-caption t:font-semibold t:whitespace-nowrap', {
  variants: { soon: { true: 't:text-danger-text', false: 't:text-muted' } },
});

/** Time until a pending row starts: 'Leaves in 3 days'. Renders nothing for the past or without a date. */
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

/** Returns the number of days until a row starts; NaN if its dates cannot be read. */
export function useDaysUntil(given?: Date): (row: Dated) => number {
  const { timeZone } = useFormatters();
  const today = numberOfDay(dayOf(useNow(given), timeZone));
  return ({ dates }) => numberOfDay(parseDaySpan(dates, timeZone)?.first ?? null) - today;
}

/** Sorts rows by their start. Those that have begun or have no date come last, in their order. */
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

/** Returns a list's first rows, the soonest of the other pending ones, and how many of both are pending. */
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

/** A list of 'Needs you', with the states of a panel: sample, failure, dropped rows. */
export const NeedsPart = (props: DashboardPanelProps) => (
  <DashboardPanel flat headingLevel={3} classNames={PART_CLASSES} {...props} />
);

const PART_CLASSES = {
  'panel-title': 't:[font:600_var(--tapa-text-label)/1.5_var(--tapa-font-text)] t:text-muted',
};

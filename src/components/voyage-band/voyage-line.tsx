'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { LINE_MONTHS, LINE_TRIPS } from '../../domain/trips.js';
import { periodAfter } from '../../domain/voyages.js';
import { needsMessages } from '../../i18n/compiled/en/needs.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { useFormatters, usePeriods } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { distinctNames } from '../../lib/text.js';
import { Link } from '../../theme/index.js';
import { Skeleton, SkeletonLine, useLoading } from '../skeleton/index.js';
import { TriangleMark } from './triangles.js';

/** A trip of a `VoyageLine`. */
export interface VoyageLineTrip {
  /** Unique id. */
  key: string;
  title: string;
  /** Day of departure, 'YYYY-MM-DD'. */
  day: string;
  /** Look of its triangle: filled is confirmed, outlined is pending, pale is past. */
  look: 'filled' | 'outlined' | 'pale';
  /** Line under the title, also part of its link's name: 'Sat, Dec 12, in 21 days'. */
  note: string;
  /** Second line under it: '9 of 12 taken'. */
  more?: string | undefined;
  /** Link of the title. @default none */
  href?: string | undefined;
}

export interface VoyageLineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Title: 'Your voyage'. */
  'aria-label': string;
  /** Trips, sorted by day. */
  trips: readonly VoyageLineTrip[];
  /** Total number, where `trips` is only a part. @default the number of `trips` in the months of the line */
  count?: number | undefined;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** Label of today's line: 'Today, Nov 21'. */
  todayText: string;
}

/** Greatest width of a trip's texts, in percent of the line (`20cqi`). */
const TEXT_ROOM = 20;

/** Enough for `LINE_TRIPS` trips on one day. */
const LANES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

type Lane = (typeof LANES)[number];

/** Returns the months from the first to the last of the trips and today, at most a year. */
export function monthsOfLine(days: readonly string[], today: string): readonly string[] {
  const now = today.slice(0, 'YYYY-MM'.length);
  const [earliest, latest] = [periodAfter(now, -LINE_MONTHS.before), periodAfter(now, LINE_MONTHS.after)];
  const months = [...new Set([...days.map((day) => day.slice(0, now.length)), now])]
    .filter((month) => month >= earliest && month <= latest)
    .sort();
  const span: string[] = [];
  for (let month = months[0] ?? now; month <= (months.at(-1) ?? now); month = periodAfter(month, 1))
    span.push(month);
  // Room for the title of a trip in the last month.
  span.push(periodAfter(span.at(-1) ?? now, 1));
  return span;
}

/** Returns the trips nearest to today: a contiguous part, as the trips are sorted by day. */
function nearestTrips(trips: readonly VoyageLineTrip[], today: string): readonly VoyageLineTrip[] {
  const now = Date.parse(today);
  const distance = (index: number): number => Math.abs(Date.parse(trips[index]?.day ?? today) - now);
  let [start, end] = [0, trips.length];
  while (end - start > LINE_TRIPS) {
    if (distance(start) > distance(end - 1)) start += 1;
    else end -= 1;
  }
  return trips.slice(start, end);
}

/** Returns the position of a day on a line of months, in percent. */
const placeOf = (day: string, months: readonly string[]): number =>
  ((months.indexOf(day.slice(0, 'YYYY-MM'.length)) + (Number(day.slice(-2)) - 1) / 31) / months.length) * 100;

/** Returns the first lane with room for each trip's texts, in order. */
function lanesOf(places: readonly number[]): readonly Lane[] {
  const ends: number[] = [];
  return places.map((place) => {
    const free = LANES.find((lane) => (ends[lane] ?? 0) <= place) ?? 0;
    ends[free] = place + TEXT_ROOM;
    return free;
  });
}

// A style attribute for the row would be dropped by a strict CSP.
const tripLook = cva('t:pointer-events-none t:col-start-1 t:flex t:@min-table:pb-2', {
  variants: {
    lane: {
      0: 't:@min-table:row-start-1',
      1: 't:@min-table:row-start-2',
      2: 't:@min-table:row-start-3',
      3: 't:@min-table:row-start-4',
      4: 't:@min-table:row-start-5',
      5: 't:@min-table:row-start-6',
      6: 't:@min-table:row-start-7',
      7: 't:@min-table:row-start-8',
      8: 't:@min-table:row-start-9',
      9: 't:@min-table:row-start-10',
      10: 't:@min-table:row-start-11',
      11: 't:@min-table:row-start-12',
    },
  },
});

const titleLook = cva(
  't:pointer-events-auto t:relative t:z-1 t:max-w-60 t:bg-surface t:ps-1.5 t:pe-1.5 t:@max-phone:max-w-none',
  { variants: { past: { true: 't:text-muted', false: 't:font-semibold' } } },
);

/**
 * The twelve trips nearest to today on a line of months, and their total number. In narrow containers it is a
 * plain list.
 *
 * @example
 * <VoyageLine aria-label="Your voyage" today="2026-11-21" todayText="Today, Nov 21"
 *   trips={[{ key: '1', title: 'Bilum Weaving Circle', day: '2026-12-12', look: 'filled', note: 'Sat, Dec 12' }]} />
 */
export const VoyageLine = forwardRef<HTMLDivElement, VoyageLineProps>(function VoyageLine(
  { 'aria-label': label, trips, count, today, todayText, className, ...rest },
  ref,
) {
  const periods = usePeriods();
  const format = useFormatters();
  const t = useMessages(needsMessages);
  const joinFacts = useJoinFacts();
  const loading = useLoading();
  const months = monthsOfLine(
    trips.map(({ day }) => day),
    today,
  );
  const inReach = trips.filter(({ day }) => months.includes(day.slice(0, 'YYYY-MM'.length)));
  const shown = nearestTrips(inReach, today);
  const total = count ?? inReach.length;
  const places = shown.map(({ day }) => placeOf(day, months));
  const lanes = lanesOf(places);
  const placed = shown.map((trip, index) => ({ ...trip, place: places[index] ?? 0, lane: lanes[index] }));
  // With their days, because a list beside the line may have links with the same titles.
  const names = distinctNames(
    shown.map(({ title, note }) => [title, note]),
    joinFacts,
    2,
  );
  return (
    <div
      data-slot="voyage-line"
      className={cx('t:root t:@container t:min-w-0', className)}
      ref={ref}
      {...rest}
    >
      {loading ? (
        <LineSkeleton />
      ) : (
        <>
          {/* `isolate`: titles overlay the lines of other trips, but nothing outside the panel. */}
          <div className="t:relative t:isolate">
            <span aria-hidden="true" className="t:absolute t:inset-0 t:flex t:@max-table:hidden">
              <svg width={`${placeOf(today, months)}%`} height="1" className="t:flex-none" />
              <bdi className="t:border-s t:border-dashed t:border-border-strong t:ps-1.5 t:text-caption t:font-semibold t:whitespace-nowrap t:text-muted">
                {todayText}
              </bdi>
            </span>
            <ol
              role="list"
              aria-label={label}
              className="t:grid t:@max-table:gap-3 t:@min-table:auto-rows-[minmax(84px,auto)] t:@min-table:overflow-y-clip t:@min-table:pt-7"
            >
              {placed.map(({ key, title, note, more, look, href, place, lane }, index) => (
                <li key={key} data-look={look} className={tripLook({ lane })}>
                  <svg
                    aria-hidden="true"
                    width={`${place}%`}
                    height="1"
                    className="t:flex-none t:@max-table:hidden"
                  />
                  <span className="t:flex t:min-w-0 t:flex-col t:@max-table:flex-row t:@max-table:gap-3 t:@min-table:max-w-[20cqi]">
                    <span className="t:-ms-1.75 t:flex t:flex-none t:@max-table:ms-0 t:@max-table:h-5 t:@max-table:items-center">
                      <TriangleMark look={look} />
                    </span>
                    {/* Its line continues through the lanes below, to the end of the list. */}
                    <span className="t:flex t:min-w-0 t:flex-auto t:flex-col t:items-start t:border-s t:border-brand-soft-border t:@min-table:-mb-[1500px] t:@min-table:pb-[1500px]">
                      <span className={titleLook({ past: look === 'pale' })}>
                        {href === undefined ? (
                          <bdi>{title}</bdi>
                        ) : (
                          <Link
                            href={href}
                            aria-label={names[index]}
                            className="t:rounded-xs t:hover:underline"
                          >
                            <bdi>{title}</bdi>
                          </Link>
                        )}
                      </span>
                      {[note, more].map((line) =>
                        line === undefined ? null : (
                          <bdi
                            key={line}
                            className="t:relative t:z-1 t:bg-surface t:ps-1.5 t:pe-1.5 t:text-label t:text-muted"
                          >
                            {line}
                          </bdi>
                        ),
                      )}
                    </span>
                  </span>
                </li>
              ))}
            </ol>
          </div>
          <div aria-hidden="true" className="t:@max-table:hidden">
            <span className="t:block t:selvedge" />
            <span className="t:flex">
              {months.map((month, index) => (
                <bdi
                  key={month}
                  className="t:min-w-0 t:flex-1 t:border-s t:border-border t:ps-1.5 t:text-caption t:leading-[2] t:font-medium t:whitespace-nowrap t:text-muted"
                >
                  {periods.short(month, index === 0)}
                </bdi>
              ))}
            </span>
          </div>
          {shown.length < total ? (
            <p className="t:mt-3 t:text-label t:text-muted t:own-direction">
              {t['needs.showing']({ shown: shown.length, total }, format)}
            </p>
          ) : null}
        </>
      )}
    </div>
  );
});

const SKELETON = { trips: 4, height: 196 };

function LineSkeleton() {
  return (
    <>
      <div aria-hidden="true" className="t:grid t:@max-table:hidden">
        <Skeleton height={SKELETON.height} />
        <span className="t:block t:selvedge" />
        <span className="t:text-caption t:leading-[2]">
          <SkeletonLine height={12} />
        </span>
      </div>
      <div aria-hidden="true" className="t:hidden t:@max-table:grid t:@max-table:gap-3">
        {Array.from({ length: SKELETON.trips }, (_, index) => (
          // The rows never reorder.
          <span key={`trip-${String(index)}`} className="t:grid">
            <span className="t:block">
              <SkeletonLine width="60%" />
            </span>
            <span className="t:text-label">
              <SkeletonLine width="45%" height={12} />
            </span>
          </span>
        ))}
      </div>
    </>
  );
}

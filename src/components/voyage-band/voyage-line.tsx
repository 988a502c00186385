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

/** Width of a title, in percent of the line. */
const TITLE_ROOM = 19;
/** Space above the first lane, and height of a lane, in px. */
const LANE = { first: 28, height: 84 };

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

/** Returns the first lane with room for each title, in order. */
function lanesOf(places: readonly number[]): readonly number[] {
  const ends: number[] = [];
  return places.map((place) => {
    const free = ends.findIndex((end) => end <= place);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = place + TITLE_ROOM;
    return lane;
  });
}

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
  // With their days, because a list beside the line may have links with the same titles.
  const names = distinctNames(
    shown.map(({ title, note }) => [title, note]),
    joinFacts,
    2,
  );
  const height = LANE.first + (Math.max(0, ...lanes) + 1) * LANE.height;
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
            <ol role="list" aria-label={label} className="t:@max-table:grid t:@max-table:gap-3">
              {shown.map(({ key, title, note, more, look, href }, index) => (
                <li
                  key={key}
                  data-look={look}
                  className="t:pointer-events-none t:absolute t:inset-0 t:flex t:@max-table:static"
                >
                  <svg
                    aria-hidden="true"
                    width={`${places[index] ?? 0}%`}
                    height="1"
                    className="t:flex-none t:@max-table:hidden"
                  />
                  <span className="t:flex t:h-full t:min-w-0 t:flex-col t:@max-table:flex-row t:@max-table:gap-3">
                    <svg
                      aria-hidden="true"
                      width="1"
                      height={LANE.first + (lanes[index] ?? 0) * LANE.height}
                      className="t:flex-none t:@max-table:hidden"
                    />
                    <span className="t:-ms-1.75 t:flex t:flex-none t:@max-table:ms-0 t:@max-table:h-5 t:@max-table:items-center">
                      <TriangleMark look={look} />
                    </span>
                    <span className="t:flex t:min-w-0 t:flex-auto t:flex-col t:items-start t:border-s t:border-brand-soft-border">
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
            {/* The height is an attribute: a strict CSP drops styles from server markup. */}
            <svg aria-hidden="true" width="1" height={height} className="t:block t:@max-table:hidden" />
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

const SKELETON = { trips: 4, lanes: 2 };

function LineSkeleton() {
  return (
    <>
      <div aria-hidden="true" className="t:grid t:@max-table:hidden">
        <Skeleton height={LANE.first + SKELETON.lanes * LANE.height} />
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

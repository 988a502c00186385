'use client';
import { useSyncExternalStore } from 'react';

/** How often the day is checked, in milliseconds: a timer up to midnight would stop while the computer sleeps. */
const DAY_CHECK_MS = 60_000;

/** No day of any viewer. */
const SERVERS_DAY = '';

function watchDay(onCheck: () => void): () => void {
  const timer = setInterval(onCheck, DAY_CHECK_MS);
  return () => clearInterval(timer);
}

const neverChanges = () => () => undefined;
/** The day of a given moment: any constant. */
const givenDay = (): string => 'given';

const viewersDay = (): string => new Date().toDateString();

/** A moment whose calendar day here is the given moment's day in UTC. */
const utcDayAsLocal = (moment: Date): Date =>
  new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate(), 12);

/**
 * The present moment, for what depends on today. A server does not know the viewer's time zone: its markup, and the first
 * render that hydrates it, count in UTC, so that both agree; the viewer's own calendar day follows at once. Pages rendered
 * in the browser alone have it from the start. A page that is left open follows into the next day.
 *
 * @param given - the moment to use; without it, the time of rendering
 */
export function useNow(given: Date | undefined): Date {
  const day = useSyncExternalStore(
    given ? neverChanges : watchDay,
    given ? givenDay : viewersDay,
    () => SERVERS_DAY,
  );
  const now = given ?? new Date();
  return day === SERVERS_DAY ? utcDayAsLocal(now) : now;
}

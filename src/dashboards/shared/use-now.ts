'use client';
import { useSyncExternalStore } from 'react';
import { useFormatters } from '../../i18n/use-formatters.js';
import { dayOf, orderOfDay } from '../../lib/calendar-day.js';

/** Interval of the check for a new day, in ms: a timer until midnight would stop during sleep. */
const DAY_CHECK_MS = 60_000;

/** Day of the server's render and of hydration. */
const SERVERS_DAY = 0;

function watchDay(onCheck: () => void): () => void {
  const timer = setInterval(onCheck, DAY_CHECK_MS);
  return () => clearInterval(timer);
}

const neverChanges = () => () => undefined;
/** Day of a given moment: any constant. */
const givenDay = (): number => 1;

/** Returns a moment whose local calendar day is the given moment's day in UTC. */
const utcDayAsLocal = (moment: Date): Date =>
  new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate(), 12);

/**
 * Returns the current moment, which follows into the next day. A server does not know the reader's time zone:
 * its markup, and the render that hydrates it, use UTC.
 */
export function useNow(given: Date | undefined): Date {
  const { timeZone } = useFormatters();
  const day = useSyncExternalStore(
    given ? neverChanges : watchDay,
    given ? givenDay : () => orderOfDay(dayOf(new Date(), timeZone)),
    () => SERVERS_DAY,
  );
  const now = given ?? new Date();
  return day === SERVERS_DAY && timeZone === undefined ? utcDayAsLocal(now) : now;
}

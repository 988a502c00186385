'use client';
import { useSyncExternalStore } from 'react';
import { useFormatters } from '../../i18n/use-formatters.js';
import { dayOf, orderOfDay } from '../../lib/calendar-day.js';

/** How often the day is checked, in milliseconds: a timer up to midnight would stop while the computer sleeps. */
const DAY_CHECK_MS = 60_000;

/** Stands for the day that a server and its reader agree on. */
const SERVERS_DAY = 0;

function watchDay(onCheck: () => void): () => void {
  const timer = setInterval(onCheck, DAY_CHECK_MS);
  return () => clearInterval(timer);
}

const neverChanges = () => () => undefined;
/** The day of a given moment: any constant. */
const givenDay = (): number => 1;

/** A moment whose calendar day here is the given moment's day in UTC. */
const utcDayAsLocal = (moment: Date): Date =>
  new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate(), 12);

/**
 * The present moment, for what depends on today. A server does not know the reader's time zone: its markup, and the render that
 * hydrates it, count in UTC, and the reader's own day follows at once. A page that is left open follows into the next day.
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

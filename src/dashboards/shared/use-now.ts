'use client';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** A moment whose calendar day here is the given moment's day in UTC. */
const utcDayAsLocal = (moment: Date): Date =>
  new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate(), 12);

/**
 * The present moment, for what depends on today. A server does not know the viewer's time zone: its markup, and the
 * first render that takes it over in the browser, count in UTC, so that both agree; the viewer's own calendar day
 * (decision 15) follows at once. Pages rendered in the browser alone have it from the start.
 *
 * @param given - the moment to use; without it, the time of rendering
 */
export function useNow(given: Date | undefined): Date {
  const isViewers = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const now = given ?? new Date();
  return isViewers ? now : utcDayAsLocal(now);
}

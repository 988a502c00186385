import { bookingHref } from 'tapa-ui/booking-list';
import { TRAVELER_TABS } from 'tapa-ui/dashboards/traveler';
import { PAGE_SIZE } from 'tapa-ui/pager';
import { isNearLimit, NEAR_LIMIT_PERCENT } from 'tapa-ui/progress';
import * as entries from '../../entries.js';

const CLIENT = Symbol.for('react.client.reference');

const isClient = (value: unknown) =>
  typeof value === 'function' && (value as { $$typeof?: symbol }).$$typeof === CLIENT;

/** Components and hooks, which are references to the client's code. */
const SHOWN = /^(?:[A-Z]\w*[a-z]\w*|use[A-Z]\w*)$/;

/** What changes what the client has loaded: calling it on a server would change nothing there, and says so. */
const OF_THE_CLIENT = [
  'lazyPart',
  'preloadDashboard',
  'preloadDialog',
  'preloadSideSheet',
  'retryLazyParts',
  'setPartLoader',
];

/** A server component that imports every export of every entry, and calls helpers. */
export default function Page() {
  const closed = Object.entries(entries as Record<string, Record<string, unknown>>).flatMap(
    ([entry, exports]) =>
      Object.entries(exports)
        .filter(([name, value]) => isClient(value) && !SHOWN.test(name) && !OF_THE_CLIENT.includes(name))
        .map(([name]) => `${entry}: ${name}`),
  );
  const called = [
    TRAVELER_TABS.map((tab) => tab.length).length > 0,
    Number.isInteger(PAGE_SIZE),
    isNearLimit(NEAR_LIMIT_PERCENT) && !isNearLimit(NEAR_LIMIT_PERCENT - 1),
    typeof bookingHref === 'function',
  ];
  return (
    <pre>
      {closed.length === 0 && called.every(Boolean) ? 'open to servers' : JSON.stringify([closed, called])}
    </pre>
  );
}

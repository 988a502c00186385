import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { TravelerDashboard } from 'tapa-ui/dashboards/traveler';
import { TapaProvider } from 'tapa-ui/theme';
import { bookings, NOW, type RawBooking } from './data';
import { Floor } from './floor';

type Screen = (rows: readonly RawBooking[], tab: string) => ReactElement;

const USER = { firstName: 'Sample', lastName: 'Traveler', email: 'traveler@example.com' };

/** What is measured, by name. */
const SCREENS: Record<string, Screen> = {
  floor: (rows, tab) => <Floor bookings={rows} tab={tab} />,
  tapa: (rows, tab) => (
    <TapaProvider>
      <TravelerDashboard user={USER} bookings={rows} listings={[]} now={NOW} tab={tab} />
    </TapaProvider>
  ),
};

/** Milliseconds that React and the browser's style and layout take. */
function timed(work: () => void): number {
  const start = performance.now();
  flushSync(work);
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

/** Milliseconds of one round on a fresh page: first render, all tiles updated, the other tab opened. */
export interface Round {
  render: number;
  update: number;
  tab: number;
}

function round(name: string, count: number): Round {
  const screen = SCREENS[name];
  if (screen === undefined) throw new Error(`No screen '${name}'`);
  const rows = bookings(count);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const render = timed(() => root.render(screen(rows, 'trips')));
  // One more booking changes the figures; the rows that show stay the same.
  const update = timed(() => root.render(screen([...rows, ...bookings(1)], 'trips')));
  const tab = timed(() => root.render(screen(rows, 'overview')));
  root.unmount();
  place.remove();
  return { render, update, tab };
}

Object.assign(window, { round });

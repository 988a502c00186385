import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ReactElement } from 'react';
import { ROOT } from '../shared/run';
import { BOOKING_COUNTS, bookings, NOW, USER } from './data';
import { median } from './statistics';

const ROUNDS = 41;
/** Renders before the measurement, as on a server that has run for a while. */
const WARM_UP = 100;

/** Milliseconds of rendering the page on a server: the median of each screen. */
export interface ServerRender {
  bookings: number;
  screens: Readonly<Record<string, number>>;
}

/** A minor garbage collection, which removes the copies of the data, so that each page is charged only for its own. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;
  return () => collect({ type: 'minor' });
}

/** Renders the page to text in this process; the screens take turns. */
export async function measureServerRender(): Promise<ServerRender[]> {
  // Before React is imported: it chooses its build by this variable.
  process.env.NODE_ENV = 'production';
  const { createElement: h } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { Floor } = await import('./floor/page');
  const { viewOf } = await import('./view');
  const { TravelerDashboard } = (await import(
    `${ROOT}/dist/esm/dashboards/traveler/index.js`
  )) as typeof import('../../src/dashboards/traveler');

  const clearAway = collector();

  return BOOKING_COUNTS.map((count) => {
    const rows = bookings(count);
    const view = viewOf(rows);
    const screens: Record<string, () => ReactElement> = {
      floor: () => h(Floor, { view, tab: 'trips' }),
      // A new copy for each render: on a server, every response is new.
      tapa: () =>
        h(TravelerDashboard, {
          user: USER,
          bookings: { data: rows.map((row) => ({ ...row })) },
          listings: { data: [] },
          now: NOW,
          tab: 'trips',
        }),
    };
    const times: Record<string, number[]> = { floor: [], tapa: [] };
    for (let index = 0; index < WARM_UP + ROUNDS; index += 1) {
      for (const [name, screen] of Object.entries(screens)) {
        const element = screen();
        clearAway();
        const start = performance.now();
        renderToString(element);
        if (index >= WARM_UP) times[name]?.push(performance.now() - start);
      }
    }
    return {
      bookings: count,
      screens: Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)])),
    };
  });
}

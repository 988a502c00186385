import { ROOT } from '../suites/run';
import { BOOKING_COUNTS, bookings, NOW } from './data';

const ROUNDS = 9;

/** Milliseconds that a server takes for the page, by the number of bookings. */
export async function measureServerRender(): Promise<{ bookings: number; floor: number; tapa: number }[]> {
  // Before React loads: it picks its build by it.
  process.env.NODE_ENV = 'production';
  const { createElement: h } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { Floor } = await import('./floor');
  const { TravelerDashboard } = (await import(
    `${ROOT}/dist/dashboards/traveler.js`
  )) as typeof import('../../src/dashboards/traveler');
  const median = (render: () => unknown): number => {
    const times = Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      renderToString(render() as Parameters<typeof renderToString>[0]);
      return performance.now() - start;
    });
    return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  };
  return BOOKING_COUNTS.map((count) => {
    const rows = bookings(count);
    return {
      bookings: count,
      floor: median(() => h(Floor, { bookings: rows, tab: 'trips' })),
      // A copy each time: a server meets every answer for the first time.
      tapa: median(() =>
        h(TravelerDashboard, { user: {}, bookings: [...rows], listings: [], now: NOW, tab: 'trips' }),
      ),
    };
  });
}

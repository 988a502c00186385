/**
 * `npm run bench`: how long a dashboard takes to render beside the same page in plain elements (the floor), and how fast a grid
 * of 10,000 rows answers. Build first: `npm run build`.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { usualFigures } from './bench/measure';
import { ROOT } from './shared/run';

/** The numbers of bookings that a dashboard is measured with. */
const BOOKINGS = [6, 100, 1_000, 10_000];

/** Starts of the browser: its speed varies from start to start, which matters most for short measurements. */
const startsFor = (bookings: number): number => (bookings < 100 ? 18 : 6);

/** As fast as the machine is, and as a phone of the middle class. */
const SLOWDOWNS = [1, 4];

parseArgs();
if (!existsSync(`${ROOT}/dist/esm/index.js`)) {
  console.error('bench: there is no dist/. Run `npm run build` first.');
  process.exit(2);
}

async function dashboardRow(count: number): Promise<Record<string, string>> {
  const ways = { floor: [count, true], tapa: [count, false] };
  const { floor, tapa } = await usualFigures('dashboard', ways, { rounds: 16, starts: startsFor(count) });
  const [least = 0, render = 0] = [floor?.render, tapa?.render];
  return {
    Bookings: count.toLocaleString('en-US'),
    Floor: least.toFixed(1),
    Tapa: `${render.toFixed(1)} (${(render / least).toFixed(2)}×)`,
    Elements: String(tapa?.elements),
  };
}

async function gridRow(slowdown: number): Promise<Record<string, string>> {
  const { grid = {} } = await usualFigures('grid', { grid: [] }, { rounds: 12, slowdown });
  const cells = Object.entries(grid).map(([part, ms]) => [part, ms.toFixed(1)]);
  return { CPU: `${slowdown}× slower`, ...Object.fromEntries(cells) };
}

const dashboards: Record<string, string>[] = [];
for (const count of BOOKINGS) dashboards.push(await dashboardRow(count));
console.log('Milliseconds of a render, and how many times the floor');
console.table(dashboards);
const grids: Record<string, string>[] = [];
for (const slowdown of SLOWDOWNS) grids.push(await gridRow(slowdown));
console.log('Milliseconds until a change to a grid is drawn');
console.table(grids);

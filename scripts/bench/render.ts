import { bundlePage } from './bundle.js';
import { BOOKING_COUNTS } from './data.js';
import { inBrowser, roundOf, usualFigures } from './measure.js';

/** Rounds of a page in one browser, enough to ignore a single slow one. */
const ROUNDS = 16;
/** Returns the number of browser starts: more for short measurements, which vary most from start to start. */
const startsFor = (bookings: number): number => (bookings < 100 ? 18 : 6);

/** Returns the render time of a page and of its floor, for each number of bookings. */
export async function renderRows(): Promise<Record<string, string>[]> {
  const floor = await bundlePage('screens/floor.tsx');
  const tapa = await bundlePage('screens/tapa.tsx');
  const rows: Record<string, string>[] = [];
  for (const count of BOOKING_COUNTS) {
    const args = [count, 'trips'];
    const pages = { floor: { files: floor, args }, tapa: { files: tapa, args } };
    const usual = await usualFigures(pages, { rounds: ROUNDS, starts: startsFor(count) });
    const [least = 0, render = 0] = [usual.floor?.render, usual.tapa?.render];
    rows.push({
      Bookings: count.toLocaleString('en-US'),
      Floor: least.toFixed(1),
      Tapa: `${render.toFixed(1)} (${(render / least).toFixed(2)}×)`,
      Elements: String(usual.tapa?.elements),
    });
  }
  return rows;
}

/** Returns the milliseconds of style and layout per render of the traveler's overview. */
export const overviewRow = async (): Promise<Record<string, string>> =>
  inBrowser([await bundlePage('screens/tapa.tsx')], async ([page]) => {
    if (page === undefined) throw new Error('There is no page');
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Performance.enable');
    const seconds = async (name: string): Promise<number> => {
      const { metrics } = await protocol.send('Performance.getMetrics');
      return metrics.find((metric) => metric.name === name)?.value ?? 0;
    };
    const both = async () => [await seconds('RecalcStyleDuration'), await seconds('LayoutDuration')] as const;
    const rounds = async () => {
      for (let index = 0; index < ROUNDS; index += 1) await roundOf(page, [6, 'overview']);
    };
    await rounds();
    const [style, layout] = await both();
    await rounds();
    const [styleAfter, layoutAfter] = await both();
    const each = (before: number, after: number): string => (((after - before) * 1000) / ROUNDS).toFixed(2);
    return { Style: each(style, styleAfter), Layout: each(layout, layoutAfter) };
  });

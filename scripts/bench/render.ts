import { chromium, type Page } from 'playwright';
import { browserOptions } from '../shared/browser';
import { bundlePage, type PageFiles } from './bundle';
import { BOOKING_COUNTS } from './data';
import type { Bench, Round, TabName } from './screen';
import { interquartileMean, shuffled } from './statistics';

/**
 * How often the browser is started. Its speed varies from start to start, with memory layout and compiler decisions, which
 * matters most for short measurements.
 */
const startsFor = (bookings: number): number => (bookings < 100 ? 18 : 6);
/** Rounds of a screen in one browser, enough to ignore a single slow one. */
const ROUNDS = 16;
const WARM_UP = 12;
/** Lets a page collect garbage before a measurement. */
const COLLECTABLE = '--js-flags=--expose-gc';

/** A screen's name with the page that shows it. */
type ShownScreen = readonly [name: string, page: Page];

/** Runs work in a fresh browser with a page for each screen: the garbage of one run must not slow the next. */
async function inBrowser<Result>(
  screens: Readonly<Record<string, PageFiles>>,
  work: (pages: readonly ShownScreen[]) => Promise<Result>,
): Promise<Result> {
  const options = await browserOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, COLLECTABLE] });
  try {
    const pages: ShownScreen[] = [];
    for (const [name, files] of Object.entries(screens)) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      page.on('pageerror', (error) => {
        throw error;
      });
      await openBundle(page, files);
      pages.push([name, page]);
    }
    return await work(pages);
  } finally {
    await browser.close();
  }
}

/** Opens an empty page with a bundle's script and stylesheet alone. */
export async function openBundle(page: Page, { css, js }: PageFiles): Promise<void> {
  await page.setContent('<!doctype html><title>bench</title>');
  // MUI has no stylesheet: its styles are in its script.
  if (css !== '') await page.addStyleTag({ content: css });
  await page.addScriptTag({ content: js });
}

const roundOf = (page: Page, bookings: number, tab: TabName): Promise<Round> =>
  page.evaluate(([count, opened]) => (window as unknown as { bench: Bench }).bench.round(count, opened), [
    bookings,
    tab,
  ] as const);

/** Returns the render time of a page of bookings by their number, beside the floor's. */
export async function renderRows(): Promise<Record<string, string>[]> {
  const screens = {
    floor: await bundlePage('screens/floor.tsx'),
    tapa: await bundlePage('screens/tapa.tsx'),
  };
  const rounds = new Map<number, Map<string, Round[]>>(
    BOOKING_COUNTS.map((count) => [count, new Map<string, Round[]>()]),
  );
  const starts = BOOKING_COUNTS.flatMap((count) => Array<number>(startsFor(count)).fill(count));
  for (const count of shuffled(starts)) {
    await inBrowser(screens, async (pages) => {
      for (let index = 0; index < WARM_UP + ROUNDS; index += 1) {
        for (const [name, page] of shuffled(pages)) {
          await page.bringToFront();
          const round = await roundOf(page, count, 'trips');
          const own = rounds.get(count);
          if (index >= WARM_UP) own?.set(name, [...(own.get(name) ?? []), round]);
        }
      }
    });
  }
  return [...rounds].map(([count, own]) => {
    const of = (name: string, part: keyof Round): number =>
      interquartileMean((own.get(name) ?? []).map((round) => round[part]));
    const [floor, tapa] = [of('floor', 'render'), of('tapa', 'render')];
    return {
      Bookings: count.toLocaleString('en-US'),
      Floor: floor.toFixed(1),
      Tapa: `${tapa.toFixed(1)} (${(tapa / floor).toFixed(2)}×)`,
      Elements: `${of('tapa', 'elements')} (floor ${of('floor', 'elements')})`,
    };
  });
}

/** Returns what style and layout of the traveler's overview take of a render, as the browser counts them. */
export const overviewRow = async (): Promise<Record<string, string>> =>
  inBrowser({ tapa: await bundlePage('screens/tapa.tsx') }, async ([shown]) => {
    if (shown === undefined) throw new Error('There is no page');
    const [, page] = shown;
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Performance.enable');
    const seconds = async (name: string): Promise<number> => {
      const { metrics } = await protocol.send('Performance.getMetrics');
      return metrics.find((metric) => metric.name === name)?.value ?? 0;
    };
    const both = async () => [await seconds('RecalcStyleDuration'), await seconds('LayoutDuration')] as const;
    for (let index = 0; index < WARM_UP; index += 1) await roundOf(page, 6, 'overview');
    const [style, layout] = await both();
    for (let index = 0; index < ROUNDS; index += 1) await roundOf(page, 6, 'overview');
    const [styleAfter, layoutAfter] = await both();
    const each = (before: number, after: number): string => (((after - before) * 1000) / ROUNDS).toFixed(2);
    return { Style: each(style, styleAfter), Layout: each(layout, layoutAfter) };
  });

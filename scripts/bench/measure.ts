import { chromium, type Page } from 'playwright';
import { browserOptions } from '../shared/browser.js';
import type { PageFiles } from './bundle.js';

/** Exposes `gc()` to the page. */
const COLLECTABLE = '--js-flags=--expose-gc';

/** A page to measure, and the arguments of each round. */
export interface Measured {
  files: PageFiles;
  args: readonly unknown[];
}

export type Figures = Readonly<Record<string, number>>;

declare global {
  interface Window {
    /** Runs one measurement. Each bundle sets it. */
    bench: (...args: readonly never[]) => Promise<Figures>;
  }
}

/** Runs work in a fresh browser, with a page for each bundle: garbage of one run must not slow the next. */
export async function inBrowser<Result>(
  bundles: readonly PageFiles[],
  work: (pages: readonly Page[]) => Promise<Result>,
): Promise<Result> {
  const options = await browserOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, COLLECTABLE] });
  try {
    const pages: Page[] = [];
    for (const { js, css } of bundles) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.setContent('<!doctype html><title>bench</title>');
      // MUI has no stylesheet: its styles are in its script.
      if (css !== '') await page.addStyleTag({ content: css });
      await page.addScriptTag({ content: js });
      pages.push(page);
    }
    return await work(pages);
  } finally {
    await browser.close();
  }
}

export const roundOf = (page: Page, args: readonly unknown[]): Promise<Figures> =>
  page.evaluate((given) => window.bench(...(given as never[])), args);

/**
 * Measures pages in turn, under the same conditions.
 *
 * @param rounds - measured rounds of each page in one browser, after as many warm-up rounds
 * @param starts - starts of the browser, whose speed varies from start to start. @default 1
 * @param slowdown - of the processor. @default 1
 * @returns the interquartile means of each page
 */
export async function usualFigures(
  pages: Readonly<Record<string, Measured>>,
  { rounds, starts = 1, slowdown = 1 }: { rounds: number; starts?: number; slowdown?: number },
): Promise<Readonly<Record<string, Figures>>> {
  const found: Record<string, Figures[]> = {};
  const measured = Object.entries(pages);
  for (let start = 0; start < starts; start += 1) {
    await inBrowser(
      measured.map(([, { files }]) => files),
      async (opened) => {
        for (const page of opened) {
          const protocol = await page.context().newCDPSession(page);
          await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        }
        for (let round = 0; round < 2 * rounds; round += 1) {
          for (const [index, page] of shuffled([...opened.entries()])) {
            const [name, { args }] = measured[index] ?? ['', { args: [] }];
            await page.bringToFront();
            const figures = await roundOf(page, args);
            if (round >= rounds) found[name] = [...(found[name] ?? []), figures];
          }
        }
      },
    );
  }
  return Object.fromEntries(Object.entries(found).map(([name, all]) => [name, usual(all)]));
}

const usual = (all: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [
      name,
      interquartileMean(all.map((figures) => figures[name] ?? 0)),
    ]),
  );

/**
 * Returns the mean of the middle half. Like the median it ignores single slow rounds, but it is more precise:
 * the browser's clock counts in tenths of a millisecond.
 */
function interquartileMean(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const middle = [...values].sort((a, b) => a - b).slice(quarter, values.length - quarter);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function shuffled<T>(values: readonly T[]): T[] {
  const drawn = values.map((value) => ({ value, lot: Math.random() }));
  return drawn.sort((a, b) => a.lot - b.lot).map(({ value }) => value);
}

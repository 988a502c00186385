import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { BROWSER_ARGS, browserPath } from '../browser';
import { ROOT } from '../suites/run';
import { BOOKING_COUNTS } from './data';
import type { Round } from './page';

/** Rounds a page and a number of bookings; what counts is their median, so that a busy moment does not. */
const ROUNDS = 9;
const WARM_UP = 3;
const SCREENS = ['floor', 'tapa'] as const;

/** Medians in milliseconds of one number of bookings. */
export type Speed = { bookings: number } & Record<(typeof SCREENS)[number], Round>;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${ROOT}/scripts/bench/page.tsx`],
    alias: { 'tapa-ui': `${ROOT}/dist` },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Renders, updates and switches tabs in the pinned browser; the screens take turns, so that both meet the same machine. */
export async function measureSpeed(): Promise<Speed[]> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.setContent('<!doctype html><title>bench</title><body></body>');
    for (const sheet of ['dist/styles.css', 'scripts/bench/floor.css']) {
      await page.addStyleTag({ content: readFileSync(`${ROOT}/${sheet}`, 'utf8') });
    }
    await page.addScriptTag({ content: await bundle() });
    const speeds: Speed[] = [];
    for (const bookings of BOOKING_COUNTS) {
      const rounds: Record<string, Round[]> = { floor: [], tapa: [] };
      for (let index = 0; index < WARM_UP + ROUNDS; index += 1) {
        for (const screen of SCREENS) {
          const measured = (await page.evaluate(`round('${screen}', ${bookings})`)) as Round;
          if (index >= WARM_UP) rounds[screen]?.push(measured);
        }
      }
      const medians = (screen: string): Round => {
        const all = rounds[screen] ?? [];
        return {
          render: median(all.map(({ render }) => render)),
          update: median(all.map(({ update }) => update)),
          tab: median(all.map(({ tab }) => tab)),
        };
      };
      speeds.push({ bookings, floor: medians('floor'), tapa: medians('tapa') });
    }
    return speeds;
  } finally {
    await browser.close();
  }
}

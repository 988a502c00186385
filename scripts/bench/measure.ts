import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';
import { browserOptions } from '../shared/browser';
import { ROOT } from '../shared/run';

/** Lets a page collect garbage before a measurement. */
const COLLECTABLE = '--js-flags=--expose-gc';

/** The figures of a round by their names. */
export type Figures = Readonly<Record<string, number>>;

declare global {
  interface Window {
    /** Measures once; a screen of the bench sets it. */
    bench: (...args: readonly never[]) => Promise<Figures>;
  }
}

/** Bundles a screen of this folder as a host would, for production, with React in it. */
async function bundle(screen: string): Promise<{ js: string; css: string }> {
  const { outputFiles = [] } = await build({
    entryPoints: [`${ROOT}/scripts/bench/${screen}.tsx`],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    // The built package: `paths` in tsconfig.json would lead to the sources.
    tsconfigRaw: {},
  });
  const file = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { js: file('.js'), css: file('.css') };
}

/**
 * Measures a screen in several ways that take turns, under the same conditions: each has a page of a fresh browser, since the
 * garbage of one run must not slow the next.
 *
 * @param ways - arguments of a round, by the name of the way
 * @param rounds - of each way in one browser, after as many again that warm it up
 * @param starts - of the browser, whose speed varies from start to start
 * @param slowdown - of the processor
 * @returns the usual figures of each way
 */
export async function usualFigures(
  screen: string,
  ways: Readonly<Record<string, readonly unknown[]>>,
  { rounds, starts = 1, slowdown = 1 }: { rounds: number; starts?: number; slowdown?: number },
): Promise<Readonly<Record<string, Figures>>> {
  const files = await bundle(screen);
  const options = await browserOptions();
  const found = Object.fromEntries(Object.keys(ways).map((name) => [name, [] as Figures[]]));
  for (let start = 0; start < starts; start += 1) {
    const browser = await chromium.launch({ ...options, args: [...options.args, COLLECTABLE] });
    try {
      const pages: [name: string, page: Page][] = [];
      for (const name of Object.keys(ways)) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        page.on('pageerror', (error) => {
          throw error;
        });
        await page.setContent('<!doctype html><title>bench</title>');
        await page.addStyleTag({ content: files.css });
        await page.addScriptTag({ content: files.js });
        const protocol = await page.context().newCDPSession(page);
        await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        pages.push([name, page]);
      }
      for (let round = 0; round < 2 * rounds; round += 1) {
        // The first in one round is the last in the next.
        for (const [name, page] of pages.reverse()) {
          await page.bringToFront();
          const figures = await page.evaluate((args) => window.bench(...(args as never[])), ways[name] ?? []);
          if (round >= rounds) found[name]?.push(figures);
        }
      }
    } finally {
      await browser.close();
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, all]) => [name, usual(all)]));
}

const usual = (all: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [name, median(all.map((figures) => figures[name] ?? 0))]),
  );

/** Single slow rounds do not change it. */
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

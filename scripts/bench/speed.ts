import { chromium, type Page } from 'playwright';
import { BROWSER_ARGS, browserPath } from '../browser';
import { ROOT } from '../suites/run';
import { bundlePage, type PageFiles } from './bundle';
import { BOOKING_COUNTS } from './data';
import { median } from './median';
import type { Bench, Round } from './screen';

/**
 * What counts is the median of all rounds. A page is as fast as the browser's start made it, by half and more: where its
 * memory came to lie, what its compiler learned first. One browser would give another ratio each time.
 */
const STARTS = 7;
/** Rounds in a browser of a page and a number of bookings; one busy moment does not count. */
const ROUNDS = 9;
const WARM_UP = 10;
/** Lets a page clear away what came before the part that is measured. */
const COLLECTABLE = '--js-flags=--expose-gc';

/** What a number of bookings takes: the medians of each screen. */
export interface Speed {
  bookings: number;
  screens: Readonly<Record<string, Round>>;
}

/** The screens that are always measured, by name. */
export const ownScreens = async (): Promise<Record<string, PageFiles>> => ({
  floor: await bundlePage(`${ROOT}/scripts/bench/screens/floor.tsx`),
  tapa: await bundlePage(`${ROOT}/scripts/bench/screens/tapa.tsx`),
});

/** A page in a browser of its own: no other's garbage or code is in its memory. */
async function open({ js, css }: PageFiles): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [...BROWSER_ARGS, COLLECTABLE],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.setContent('<!doctype html><title>bench</title><body></body>');
  // One library's styles are in its code.
  if (css !== '') await page.addStyleTag({ content: css });
  await page.addScriptTag({ content: js });
  return page;
}

const roundOf = (page: Page, count: number): Promise<Round> =>
  page.evaluate((bookings) => (window as unknown as { bench: Bench }).bench.round(bookings), count);

function medianRound(rounds: readonly Round[]): Round {
  const of = (part: keyof Round): number => median(rounds.map((round) => round[part]));
  return { render: of('render'), update: of('update'), tab: of('tab'), elements: of('elements') };
}

/** The rounds in one start of the browsers, each with the screen's name and its number of bookings. */
type Rounds = readonly (Round & { screen: string; bookings: number })[];

/**
 * The rounds in fresh browsers. The screens take turns, and so do the numbers of bookings: whichever two are compared,
 * both met the same machine, and a page that ran for as long.
 */
async function roundsInBrowsers(screens: readonly (readonly [string, PageFiles])[]): Promise<Rounds> {
  const pages = new Map<string, Page>();
  try {
    for (const [name, files] of screens) pages.set(name, await open(files));
    const rounds: Rounds[number][] = [];
    for (let index = 0; index < WARM_UP + ROUNDS; index += 1) {
      for (const bookings of BOOKING_COUNTS) {
        for (const [screen, page] of pages) {
          const round = await roundOf(page, bookings);
          if (index >= WARM_UP) rounds.push({ ...round, screen, bookings });
        }
      }
    }
    return rounds;
  } finally {
    await Promise.all([...pages.values()].map((page) => page.context().browser()?.close()));
  }
}

/**
 * Renders, updates and switches tabs in the pinned browser, started several times. Each screen has a browser with its own
 * script and stylesheet alone.
 */
export async function measureSpeed(screens: Readonly<Record<string, PageFiles>>): Promise<Speed[]> {
  const entries = Object.entries(screens);
  const rounds: Rounds[number][] = [];
  for (let index = 0; index < STARTS; index += 1) {
    // Every other time from the end: none is always the first.
    rounds.push(...(await roundsInBrowsers(index % 2 === 0 ? entries : entries.toReversed())));
  }
  const speedOf = (screen: string, bookings: number): Round =>
    medianRound(rounds.filter((round) => round.screen === screen && round.bookings === bookings));
  return BOOKING_COUNTS.map((bookings) => ({
    bookings,
    screens: Object.fromEntries(entries.map(([name]) => [name, speedOf(name, bookings)])),
  }));
}

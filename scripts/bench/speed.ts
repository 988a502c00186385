import { chromium, type Frame, type Page } from 'playwright';
import { browserOptions } from '../shared/browser';
import { ROOT } from '../shared/run';
import { bundlePage, type PageFiles } from './bundle';
import { BOOKING_COUNTS } from './data';
import type { Bench, Round } from './screen';
import { interquartileMean, shuffled } from './statistics';

/**
 * How often the browser is started. Its speed varies from start to start, with memory layout and compiler decisions.
 * This matters most for short measurements, so pages with few bookings get more starts.
 */
const startsFor = (bookings: number): number => (bookings < 100 ? 18 : 6);
/** Rounds of a screen in one browser, enough to ignore a single slow one. */
const ROUNDS = 16;
const WARM_UP = 12;
/** Lets a page collect garbage before a measurement. */
const COLLECTABLE = '--js-flags=--expose-gc';
const VIEWPORT = { width: 1440, height: 900 };

/** The times for a number of bookings: the average round of each screen. */
export interface Speed {
  bookings: number;
  screens: Readonly<Record<string, Round>>;
}

/** The screens that are always measured, by name. */
export const ownScreens = async (): Promise<Record<string, PageFiles>> => ({
  floor: await bundlePage(`${ROOT}/scripts/bench/screens/floor.tsx`),
  tapa: await bundlePage(`${ROOT}/scripts/bench/screens/tapa.tsx`),
});

/** Opens each screen in a frame with only its script and stylesheet. The frames lie on top of each other. */
async function openFrames(
  page: Page,
  screens: Readonly<Record<string, PageFiles>>,
): Promise<Map<string, Frame>> {
  const names = shuffled(Object.keys(screens));
  const place = `position: fixed; inset: 0; width: ${VIEWPORT.width}px; height: ${VIEWPORT.height}px; border: 0`;
  await page.setContent(
    `<!doctype html><title>bench</title>${names
      .map(
        (name) =>
          `<iframe name="${name}" style="${place}" srcdoc="<!doctype html><title>${name}</title>"></iframe>`,
      )
      .join('')}`,
  );
  const frames = new Map<string, Frame>();
  for (const name of names) {
    const frame = page.frame({ name });
    const files = screens[name];
    if (frame === null || files === undefined) throw new Error(`There is no frame for ${name}`);
    // MUI has no stylesheet: its styles are in its script.
    if (files.css !== '') await frame.addStyleTag({ content: files.css });
    await frame.addScriptTag({ content: files.js });
    frames.set(name, frame);
  }
  return frames;
}

/** Brings a frame to the front, and waits until this is drawn, so that it is not measured. */
const bringToFront = (page: Page, name: string): Promise<void> =>
  page.evaluate(async (front) => {
    for (const frame of document.querySelectorAll('iframe'))
      frame.style.zIndex = frame.name === front ? '1' : '0';
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, name);

const roundOf = (frame: Frame, count: number): Promise<Round> =>
  frame.evaluate((bookings) => (window as unknown as { bench: Bench }).bench.round(bookings), count);

function usualRound(rounds: readonly Round[]): Round {
  const of = (part: keyof Round): number => interquartileMean(rounds.map((round) => round[part]));
  return { render: of('render'), update: of('update'), tab: of('tab'), elements: of('elements') };
}

/** The rounds of one browser start, each with the screen's name. */
type Rounds = readonly (Round & { screen: string })[];

/**
 * Measures the rounds for a number of bookings in a fresh browser: otherwise the garbage of large pages would be
 * collected while small ones are measured. The screens take random turns in one page, under the same conditions.
 */
async function roundsInBrowser(
  screens: Readonly<Record<string, PageFiles>>,
  bookings: number,
): Promise<Rounds> {
  const options = await browserOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, COLLECTABLE] });
  try {
    const page = await browser.newPage({ viewport: VIEWPORT });
    page.on('pageerror', (error) => {
      throw error;
    });
    const frames = [...(await openFrames(page, screens))];
    const rounds: Rounds[number][] = [];
    for (let index = 0; index < WARM_UP + ROUNDS; index += 1) {
      for (const [screen, frame] of shuffled(frames)) {
        await bringToFront(page, screen);
        const round = await roundOf(frame, bookings);
        if (index >= WARM_UP) rounds.push({ ...round, screen });
      }
    }
    return rounds;
  } finally {
    await browser.close();
  }
}

/** Renders, updates and switches tabs in the pinned browser, started several times. */
export async function measureSpeed(screens: Readonly<Record<string, PageFiles>>): Promise<Speed[]> {
  const rounds = new Map<number, Rounds[number][]>(BOOKING_COUNTS.map((bookings) => [bookings, []]));
  const starts = [...rounds].flatMap((page) => Array<typeof page>(startsFor(page[0])).fill(page));
  for (const [bookings, own] of shuffled(starts)) {
    own.push(...(await roundsInBrowser(screens, bookings)));
  }
  return [...rounds].map(([bookings, own]) => ({
    bookings,
    screens: Object.fromEntries(
      Object.keys(screens).map((name) => [name, usualRound(own.filter(({ screen }) => screen === name))]),
    ),
  }));
}

import { chromium, type Frame, type Page } from 'playwright';
import { BROWSER_ARGS, browserPath } from '../shared/browser';
import { ROOT } from '../shared/run';
import { bundlePage, type PageFiles } from './bundle';
import { BOOKING_COUNTS } from './data';
import type { Bench, Round } from './screen';
import { interquartileMean, shuffled } from './statistics';

/**
 * A browser is as fast as its start made it: where its memory came to lie, what its compiler learned first. That weighs
 * more the less there is to do, so a page of few bookings is measured in more of them.
 */
const startsFor = (bookings: number): number => (bookings < 100 ? 18 : 6);
/** Rounds of a screen in one browser; one busy moment does not count. */
const ROUNDS = 16;
const WARM_UP = 12;
/** Lets a page clear away what came before the part that is measured. */
const COLLECTABLE = '--js-flags=--expose-gc';
const VIEWPORT = { width: 1440, height: 900 };

/** What a number of bookings takes: a usual round of each screen. */
export interface Speed {
  bookings: number;
  screens: Readonly<Record<string, Round>>;
}

/** The screens that are always measured, by name. */
export const ownScreens = async (): Promise<Record<string, PageFiles>> => ({
  floor: await bundlePage(`${ROOT}/scripts/bench/screens/floor.tsx`),
  tapa: await bundlePage(`${ROOT}/scripts/bench/screens/tapa.tsx`),
});

/** Puts each screen into a frame of its own, with its own script and stylesheet alone. They lie on top of each other. */
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
    // One library's styles are in its code.
    if (files.css !== '') await frame.addStyleTag({ content: files.css });
    await frame.addScriptTag({ content: files.js });
    frames.set(name, frame);
  }
  return frames;
}

/** Brings a frame before the others, and lets the page draw that, so that it is not measured. */
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

/** The rounds in one start of the browser, each with the screen's name. */
type Rounds = readonly (Round & { screen: string })[];

/**
 * The rounds with a number of bookings in a fresh browser: what many more of them leave behind would be cleared away while
 * a few are measured. The screens take random turns in one page: all met the same machine, engine and garbage.
 */
async function roundsInBrowser(
  screens: Readonly<Record<string, PageFiles>>,
  bookings: number,
): Promise<Rounds> {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [...BROWSER_ARGS, COLLECTABLE],
  });
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

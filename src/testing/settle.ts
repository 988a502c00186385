import type { Page } from 'playwright';
import { watchNetwork } from './watch-network.js';

/** The moment that every story is looked at. The design's pictures stand on the same day. */
export const STORY_CLOCK = new Date('2026-11-21T10:00:00Z');

/** How much of the story's time passes after its play function, in ms: long enough for what a story does late. */
const LATE_MS = 1000;

/** Time for a few frames after the last font and picture, in ms. */
const FRAMES_MS = 100;

/** Lets happen now whatever a story does within the next second of its faked clock. No real time is waited for. */
export async function settle(page: Page): Promise<void> {
  await page.clock.runFor(LATE_MS);
  await drawn(page);
}

/** Resolves with the next frame. By an observer: the page's timers and animation frames come from a faked clock. Runs in the page. */
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect();
      done();
    }).observe(document.documentElement);
  });

/** A cover in sight whose drawing is still to come. */
const COMING_COVER = '[data-slot="cover-art"][data-state="loading"]';

/** Waits until no cover in sight still loads its drawing. */
export async function coversDrawn(page: Page): Promise<void> {
  // Covers that have come into sight begin to load.
  await page.evaluate(nextFrame);
  const covers = page.frames().map((frame) => frame.locator(COMING_COVER).first());
  await Promise.all(covers.map((cover) => cover.waitFor({ state: 'detached' })));
}

// Waits until the page shows what it was given last, and what it changes once it knows the sizes of its parts.
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(nextFrame);
  await watchNetwork(page).quiet();
  await coversDrawn(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  // Frames come from the faked clock too.
  await page.clock.runFor(FRAMES_MS);
  // A strip of tiles that scrolls can be reached by keyboard once it has been measured.
  await page.evaluate(nextFrame);
}

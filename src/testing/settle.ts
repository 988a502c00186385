import type { Page } from 'playwright';
import { watchNetwork } from './watch-network.js';

export const STORY_CLOCK = new Date('2026-11-21T10:00:00Z');

/** Fake time in ms after a play function, for delayed effects. */
const LATE_MS = 1000;

/** Fake time in ms for a few frames. */
const FRAMES_MS = 100;

/** Advances the fake clock by a second, and waits until the page is drawn. */
export async function settle(page: Page): Promise<void> {
  await page.clock.runFor(LATE_MS);
  await drawn(page);
}

/** Resolves with the next frame, by an observer: timers and animation frames are faked. Runs in the page. */
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect();
      done();
    }).observe(document.documentElement);
  });

const LOADING_COVER = '[data-slot="cover-art"][data-state="loading"]';

export async function coversDrawn(page: Page): Promise<void> {
  // Covers that have entered the viewport start to load.
  await page.evaluate(nextFrame);
  const covers = page.frames().map((frame) => frame.locator(LOADING_COVER).first());
  await Promise.all(covers.map((cover) => cover.waitFor({ state: 'detached' })));
}

// Waits until the page has loaded its parts, and has rendered again after measuring them.
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(nextFrame);
  await watchNetwork(page).quiet();
  await coversDrawn(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.clock.runFor(FRAMES_MS);
  // A scrolling strip of tiles becomes focusable once it is measured.
  await page.evaluate(nextFrame);
}

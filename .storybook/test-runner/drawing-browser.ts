import type { BrowserContext, Page } from 'playwright';
import { nextFrame } from '../../src/testing/settle.js';

/** How long a browser may take for a frame, in ms. One that draws takes a sixtieth of a second, and a few on a busy machine. */
const FRAME_TIMEOUT = 10_000;

declare global {
  /** Defined by the test runner. */
  var jestPlaywright: { resetBrowser: () => Promise<void> };
  var page: Page;
  var context: BrowserContext;
  var __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;
}

/** Returns whether the page gets frames. */
async function isDrawn(page: Page): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<boolean>((done) => {
    timer = setTimeout(done, FRAME_TIMEOUT, false);
  });
  const hasFrame = page.evaluate(nextFrame).then(() => true);
  // It fails when its browser is closed.
  hasFrame.catch(() => undefined);
  return Promise.race([hasFrame, isLate]).finally(() => clearTimeout(timer));
}

/**
 * The page to visit the next story in: the one that is open, or where its browser has stopped drawing, that of a new browser.
 * Chromium may stop on a busy machine, and then for good: scripts run on, while observers are silent and every picture times
 * out, for all stories that follow.
 */
export async function drawingPage(page: Page): Promise<Page> {
  if (await isDrawn(page)) return page;
  console.warn('The browser draws no more frames. The next story is visited in a new one.');
  await jestPlaywright.resetBrowser();
  await __sbSetupPage(globalThis.page, globalThis.context);
  return globalThis.page;
}

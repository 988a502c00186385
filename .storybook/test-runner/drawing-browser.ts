import type { BrowserContext, Page } from 'playwright';
import { nextFrame } from '../../src/testing/settle.js';

/** Timeout for a frame in ms, even on a busy machine. */
const FRAME_TIMEOUT = 10_000;

declare global {
  /** Defined by the test runner. */
  var jestPlaywright: { resetBrowser: () => Promise<void> };
  var page: Page;
  var context: BrowserContext;
  var __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;
}

/** Resolves to whether the page gets animation frames. */
async function isDrawn(page: Page): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<boolean>((done) => {
    timer = setTimeout(done, FRAME_TIMEOUT, false);
  });
  const hasFrame = page.evaluate(nextFrame).then(() => true);
  // Rejects when the browser is closed.
  hasFrame.catch(() => undefined);
  return Promise.race([hasFrame, isLate]).finally(() => clearTimeout(timer));
}

/**
 * Resolves to the page for the next story: the open one, or that of a new browser if the browser has stopped
 * drawing. On a busy machine Chromium may stop forever: scripts run, but observers are silent and screenshots
 * time out.
 */
export async function drawingPage(page: Page): Promise<Page> {
  if (await isDrawn(page)) return page;
  console.warn('The browser draws no more frames. The next story is visited in a new one.');
  await jestPlaywright.resetBrowser();
  await __sbSetupPage(globalThis.page, globalThis.context);
  return globalThis.page;
}

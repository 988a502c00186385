import type { TestRunnerConfig } from '@storybook/test-runner';
import { comparePicture } from '../src/testing/pictures.js';
import { STORY_CLOCK, settle } from '../src/testing/settle.js';
import { watchNetwork } from '../src/testing/watch-network.js';
import { drawingPage } from './test-runner/drawing-browser.js';
import {
  checkAccessibility,
  checkClasses,
  checkFigures,
  checkFocusInSight,
  checkTargets,
} from './test-runner/page-checks.js';
import { checkPseudoLocale } from './test-runner/pseudo-locale.js';
import {
  applyViewport,
  settingsOf,
  showWholePage,
  switchOffHighlights,
} from './test-runner/story-settings.js';
import { watchPage } from './test-runner/watch-page.js';

/** URL of the story's frame. TARGET_URL may serve only an index of chosen stories. */
const STORY_FRAME = new URL('iframe.html', process.env.TAPA_STORYBOOK_URL ?? process.env.TARGET_URL).href;

/**
 * Checks of every story besides rendering and its play function: no error, even late; no request without a
 * handler; no two classes for one property; no figure, day, badge or column header over two lines; no axe
 * violation; no sticky part over a focused element. Stories tagged `visual` must also have an unchanged
 * picture, targets for fingers, no axe violation in the other colour scheme or by target size, and no
 * truncated text in the pseudo-locale.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    watchNetwork(page);
    await page.clock.install({ time: STORY_CLOCK });
    await page.addInitScript(switchOffHighlights);
    await page.goto(STORY_FRAME, { waitUntil: 'load' });
    // Storybook ignores a story that is selected before it has shown that none is.
    await page.waitForSelector('body.sb-show-nopreview', { state: 'attached' });
    // Fonts first, because components measure themselves on mount.
    await page.evaluate(async () => {
      const ours = Array.from(document.fonts).filter(({ family }) =>
        /Red Hat Display|Public Sans/.test(family),
      );
      await Promise.all(ours.map((font) => font.load()));
    });
  },
  async preVisit(shown, { id }) {
    const page = await drawingPage(shown);
    watchPage(page).start();
    await applyViewport(page, await settingsOf(page, id));
  },
  async postVisit(page, { id, hasFailure }) {
    const watch = watchPage(page);
    if (hasFailure) {
      watch.stop();
      return;
    }
    await settle(page);
    const settings = await settingsOf(page, id);
    const { isVisual, isMatrix, isForFingers, isAccessibilityOff, isSeenWhole } = settings;
    await checkClasses(page);
    await checkFigures(page);
    if (isVisual || isSeenWhole) {
      await showWholePage(page);
      await settle(page);
    }
    if (isVisual) await comparePicture(page, id);
    if (!isAccessibilityOff) await checkAccessibility(page, isMatrix);
    if (isForFingers) await checkTargets(page);
    if (isMatrix) await checkPseudoLocale(page, id);
    // Last, because it moves focus. In the story's own viewport, since in one as tall as the page nothing
    // overlays.
    await applyViewport(page, settings);
    await checkFocusInSight(page);
    watch.expectSilence();
  },
};

export default config;

import type { TestRunnerConfig } from '@storybook/test-runner';
import { comparePicture } from '../src/testing/pictures';
import { STORY_CLOCK, settle } from '../src/testing/settle';
import { watchNetwork } from '../src/testing/watch-network';
import { checkAccessibility, checkClasses } from './test-runner/page-checks';
import { applyViewport, settingsOf, switchOffHighlights } from './test-runner/story-settings';
import { watchPage } from './test-runner/watch-page';

/**
 * The frame that stories are shown in. The runner's own TARGET_URL may be an index of chosen stories instead of the
 * Storybook that they stand in.
 */
const STORY_FRAME = new URL('iframe.html', process.env.TAPA_STORYBOOK_URL ?? process.env.TARGET_URL).href;

/**
 * What every story must pass besides rendering and its play function: nothing thrown or logged as an error, even
 * late, no request unanswered, no two classes for one property, no axe violation in light or dark, and the same picture
 * as before where tagged `visual`.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    watchNetwork(page);
    await page.clock.install({ time: STORY_CLOCK });
    await page.addInitScript(switchOffHighlights);
    await page.goto(STORY_FRAME, { waitUntil: 'load' });
    // Storybook first finds out that no story was asked for; a story asked for before that moment is forgotten.
    await page.waitForSelector('body.sb-show-nopreview', { state: 'attached' });
    // What a component measures when it mounts must not depend on whether a font has come by then.
    await page.evaluate(async () => {
      const ours = Array.from(document.fonts).filter(({ family }) =>
        /Red Hat Display|Public Sans/.test(family),
      );
      await Promise.all(ours.map((font) => font.load()));
    });
  },
  async preVisit(page, { id }) {
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
    const { isVisual, isAccessibilityOff } = await settingsOf(page, id);
    await checkClasses(page);
    if (isVisual) await comparePicture(page, id);
    if (!isAccessibilityOff) await checkAccessibility(page);
    watch.expectSilence();
  },
};

export default config;

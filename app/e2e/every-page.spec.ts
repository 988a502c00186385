import type { CDPSession, Page } from '@playwright/test';
import { findCutText } from '../../src/testing/find-cut-text';
import { findSmallTargets } from '../../src/testing/find-small-targets';
import { findViolations } from '../../src/testing/find-violations';
import { coveredFocus, lookAtStops } from '../../src/testing/focus-in-sight';
import { nextFrame } from '../../src/testing/settle';
import { PUBLIC_PATHS } from '../routes/table';
import { DASHBOARD_TITLES, READERS } from './expected-calls';
import { expect, test } from './fixtures';
import { goToPage, showsScreen } from './page-actions';

/** Number of pages in one test. */
const AT_ONCE = 4;

const DESKTOP = { width: 1280, height: 720 };
const TOUCHED = [390, 1100].map((width) => ({ width, height: 844 }));
const READ = [1280, 1024, 390].map((width) => ({ width, height: 900 }));
/** A desktop, a tablet, and a desktop at 400% (WCAG 1.4.10), where sticky parts leave the least room. */
const TABBED_THROUGH = [
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
  { width: 320, height: 256 },
];

const STOPS = 10;

/** Browsers' default text size in px, and 200%. */
const STANDARD_TEXT = { standard: 16, fixed: 13 };
const LARGE_TEXT = { standard: 32, fixed: 26 };

/** Returns fields with text below 16 px, which phones zoom into. */
const smallFields = (page: Page): Promise<string[]> =>
  page.$$eval('input:not([type="checkbox"], [type="radio"]), select, textarea', (fields) =>
    fields
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 160)),
  );

/** Checks of a page, which all end with the window and text size of a desktop. */
function checksOf(page: Page, device: CDPSession) {
  const expectNothing = async (
    where: string,
    windows: readonly { width: number; height: number }[],
    find: () => Promise<string[]>,
  ): Promise<void> => {
    for (const window of windows) {
      await page.setViewportSize(window);
      expect.soft(await find(), `${where} at ${window.width} px`).toEqual([]);
    }
    await page.setViewportSize(DESKTOP);
  };

  return {
    /** In both colour schemes, which follow the reader's system. */
    async hasNoViolation(where: string) {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findViolations(page), `${where}, ${colorScheme}`).toEqual([]);
      }
    },
    async isLargeEnoughForFingers(where: string) {
      await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      await expectNothing(where, TOUCHED, async () => [
        ...(await findSmallTargets(page)),
        ...(await smallFields(page)),
      ]);
      await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    },
    /** Sets the text size as in the settings of the browser. */
    async canBeReadInLargeText(where: string) {
      await device.send('Page.setFontSizes', { fontSizes: LARGE_TEXT });
      await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE_TEXT.standard}px`);
      await expectNothing(where, READ, () => findCutText(page));
      await device.send('Page.setFontSizes', { fontSizes: STANDARD_TEXT });
    },
    /** Last, because it moves focus, which leaves tooltips open. */
    async showsWhatHasFocus(where: string) {
      await expectNothing(where, TABBED_THROUGH, () =>
        page.evaluate<string[]>(`(${lookAtStops})(${STOPS}, ${coveredFocus}, ${nextFrame})`),
      );
    },
  };
}

for (let first = 0; first < PUBLIC_PATHS.length; first += AT_ONCE) {
  const paths = PUBLIC_PATHS.slice(first, first + AT_ONCE);

  test(`${paths.join(', ')}: no violation, targets for fingers, large text, focus not obscured`, async ({
    page,
    context,
  }) => {
    const checks = checksOf(page, await context.newCDPSession(page));
    await page.goto(paths[0] ?? '/');
    for (const path of paths) {
      await goToPage(page, path);
      await checks.hasNoViolation(path);
      await checks.isLargeEnoughForFingers(path);
      await checks.canBeReadInLargeText(path);
      await checks.showsWhatHasFocus(path);
    }
  });
}

// Stories check violations of dashboards, and focus-in-sight.spec.ts their focus.
for (const role of READERS) {
  test(`${role}: every tab has targets for fingers and is readable in large text`, async ({
    page,
    context,
    signIn,
  }) => {
    const checks = checksOf(page, await context.newCDPSession(page));
    await signIn(role);
    await page.goto('/dashboard');
    await showsScreen(page, DASHBOARD_TITLES[role]);
    await expect(page.locator('main [data-slot="skeleton"]')).toHaveCount(0);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const where = `${role}, ${await tab.textContent()}`;
      await checks.isLargeEnoughForFingers(where);
      await checks.canBeReadInLargeText(where);
    }
  });
}

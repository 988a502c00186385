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

/** Pages in one test. */
const AT_ONCE = 4;

/** A desktop. */
const DESKTOP = { width: 1280, height: 720 };
/** A phone's window, and a tablet's. */
const TOUCHED = [390, 1100].map((width) => ({ width, height: 844 }));
/** Windows that are read with large text. */
const READ = [1280, 1024, 390].map((width) => ({ width, height: 900 }));
/** A desktop, a tablet, and a desktop at 400% (WCAG 1.4.10), in which what sticks leaves the least room. */
const TABBED_THROUGH = [
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
  { width: 320, height: 256 },
];

/** Stops of the Tab key that are looked at on a page. */
const STOPS = 10;

/** The size of text that browsers start with, in px, and twice as much. */
const STANDARD_TEXT = { standard: 16, fixed: 13 };
const LARGE_TEXT = { standard: 32, fixed: 26 };

/** Fields whose text is smaller than 16 px: phones zoom into them. */
const smallFields = (page: Page): Promise<string[]> =>
  page.$$eval('input:not([type="checkbox"], [type="radio"]), select, textarea', (fields) =>
    fields
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 160)),
  );

/** The checks of a page as it stands. Each leaves the window and the text of a desktop behind. */
function checksOf(page: Page, device: CDPSession) {
  /** Looks at the page in windows, and expects to find nothing. */
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
    /** In the light and in the dark, which follow the reader's system. */
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
    /** Sets the size of text as readers do, in the settings of their browser. */
    async canBeReadInLargeText(where: string) {
      await device.send('Page.setFontSizes', { fontSizes: LARGE_TEXT });
      await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE_TEXT.standard}px`);
      await expectNothing(where, READ, () => findCutText(page));
      await device.send('Page.setFontSizes', { fontSizes: STANDARD_TEXT });
    },
    /** Moves the focus, whose tooltips stay: it comes last. */
    async showsWhatHasFocus(where: string) {
      await expectNothing(where, TABBED_THROUGH, () =>
        page.evaluate<string[]>(`(${lookAtStops})(${STOPS}, ${coveredFocus}, ${nextFrame})`),
      );
    },
  };
}

for (let first = 0; first < PUBLIC_PATHS.length; first += AT_ONCE) {
  const paths = PUBLIC_PATHS.slice(first, first + AT_ONCE);

  test(`${paths.join(', ')}: no violation, room for fingers, large text, focus in sight`, async ({
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

// Stories look at the dashboards' violations, and focus-in-sight.spec.ts at their focus.
for (const role of READERS) {
  test(`${role}: every tab has room for fingers and can be read in large text`, async ({
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

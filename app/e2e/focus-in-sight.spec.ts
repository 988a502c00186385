import type { Page } from '@playwright/test';
import { coveredFocus, lookAtStops } from '../../src/testing/focus-in-sight';
import { nextFrame } from '../../src/testing/settle';
import { DASHBOARD_TITLES, OWNERS } from './expected-calls';
import { expect, test } from './fixtures';
import { showsScreen } from './page-actions';

const STOPS = 40;
const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
] as const;
/** A desktop at 400% (WCAG 1.4.10), where sticky parts leave the least room. */
const ZOOMED = { width: 320, height: 256 };

/** Checks that none of the first controls is covered when focused, forwards or backwards. */
async function expectSeen(page: Page, where: string, isBack = false): Promise<void> {
  const covered = await page.evaluate<string[]>(
    `(${lookAtStops})(${STOPS}, ${coveredFocus}, ${nextFrame}, ${isBack})`,
  );
  expect.soft(covered, where).toEqual([]);
}

/** Checks that no tab stop is covered. Waits for the last stop's tooltip to close. */
async function expectNoneCovered(page: Page, where: string, stops: number, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < stops; stop++) {
    // The first stop has focus already.
    if (stop > 0) await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(coveredFocus), { message: where }).toBe('');
  }
}

for (const role of OWNERS) {
  test(`nothing covers the focused element on the dashboard of ${role}`, async ({ page, signIn }) => {
    await signIn(role);
    await page.goto('/dashboard');
    await showsScreen(page, DASHBOARD_TITLES[role]);
    await page.waitForLoadState('networkidle');
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await expectSeen(page, `${window.width} px`);
      await expectSeen(page, `${window.width} px, back`, true);
    }
    await page.setViewportSize(ZOOMED);
    await expectNoneCovered(page, role, STOPS);
    await expectNoneCovered(page, `${role}, back`, STOPS, 'Shift+Tab');
  });
}

test('nothing covers the focused element in a list above the action of a page on a phone', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('travel_agent');
  await page.goto('/dashboard?tab=bookings');
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoneCovered(page, 'bookings', 30);
});

test('nothing covers a part of a date field that gets focus backwards', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn('travel_agent');
  await page.goto('/dashboard?tab=external-apis');
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
  await expectNoneCovered(page, 'search forms', 40, 'Shift+Tab');
});

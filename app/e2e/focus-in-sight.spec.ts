import type { Page } from '@playwright/test';
import { coveredFocus } from '../../src/testing/focus-in-sight';
import { PUBLIC_PATHS } from '../routes/table';
import { DASHBOARD_TITLES, OWNERS } from './expected-calls';
import { expect, test } from './fixtures';
import { goToPage, showsScreen } from './page-actions';

/** Stops that are looked at on each page. */
const STOPS = 10;
/** So many paths are one test. */
const PART = 6;
const PARTS = Array.from({ length: Math.ceil(PUBLIC_PATHS.length / PART) }, (_, part) =>
  PUBLIC_PATHS.slice(part * PART, (part + 1) * PART),
);
/** Windows of a desktop, of a tablet, and of the desktop at 400% (WCAG 1.4.10). */
const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
  { width: 320, height: 256 },
] as const;

/** Goes through stops of a page, none of which is covered. A tooltip of the stop before leaves in a moment. */
async function expectNoneCovered(page: Page, where: string, stops = STOPS, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < stops; stop++) {
    // The first is where focus is.
    if (stop > 0) await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(coveredFocus), { message: where }).toBe('');
  }
}

for (const paths of PARTS) {
  test(`nothing covers the first stops of pages from ${paths[0]}`, async ({ page }) => {
    await page.goto(paths[0] ?? '/');
    for (const path of paths) {
      await goToPage(page, path);
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        // From the top of the page, as a reader who opens it.
        await page.evaluate(() => {
          scrollTo(0, 0);
          document.querySelector<HTMLElement>('a[href="#main"]')?.focus();
        });
        await expectNoneCovered(page, `${path} at ${window.width} px`);
      }
    }
  });
}

for (const role of OWNERS) {
  for (const window of WINDOWS) {
    const size = `${window.width} × ${window.height}`;

    test(`nothing covers what has focus on the dashboard of ${role} at ${size}`, async ({ page, signIn }) => {
      await page.setViewportSize(window);
      await signIn(role);
      await page.goto('/dashboard');
      await showsScreen(page, DASHBOARD_TITLES[role]);
      await page.waitForLoadState('networkidle');
      await expectNoneCovered(page, role, 40);
      await expectNoneCovered(page, `${role}, back`, 40, 'Shift+Tab');
    });
  }
}

test('nothing covers what has focus in a list above the action of a page on a phone', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('travel_agent');
  await page.goto('/dashboard?tab=bookings');
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoneCovered(page, 'bookings', 30);
});

test('nothing covers a part of a field of a day that is come to from behind', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn('travel_agent');
  await page.goto('/dashboard?tab=external-apis');
  await expect(page.getByRole('button', { name: 'Search Hotels' })).toBeVisible();
  await expectNoneCovered(page, 'search forms', 40, 'Shift+Tab');
});

import type { Page } from '@playwright/test';
import { findViolations } from '../../src/testing/find-violations';
import { DASHBOARD_TITLES } from './expected-calls';
import { expect, test } from './fixtures';
import { goWithin, showsScreen } from './page-actions';

/** Looks at a page as it is, in the light and in the dark, which follow the reader's system. */
async function expectNoViolation(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await findViolations(page), `${where}, ${colorScheme}`).toEqual([]);
  }
}

// The dashboards of all roles are looked at in both schemes as stories; here, what the app puts around them.
test('a dashboard in the app, its account menu and the pages around have no violation', async ({
  page,
  signIn,
}) => {
  await signIn('traveler');
  await page.goto('/dashboard');
  await showsScreen(page, DASHBOARD_TITLES.traveler);
  await page.waitForLoadState('networkidle');
  await expectNoViolation(page, '/dashboard');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expectNoViolation(page, 'account menu');
  await page.keyboard.press('Escape');
  await goWithin(page, '/booking');
  await expect(page.getByRole('heading', { name: 'No booking chosen' })).toBeVisible();
  await expectNoViolation(page, '/booking');
  await goWithin(page, '/');
  await expect(page).toHaveTitle(/Pacific travel/);
  await expectNoViolation(page, '/');
});

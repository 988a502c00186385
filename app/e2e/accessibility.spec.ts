import type { Page } from '@playwright/test';
import { findViolations } from '../../src/testing/find-violations';
import { DASHBOARD_TITLES } from './expected-calls';
import { expect, test } from './fixtures';
import { goWithin, showsScreen } from './page-actions';

/** Checks a page in both colour schemes, which follow the reader's system. */
async function expectNoViolation(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await findViolations(page), `${where}, ${colorScheme}`).toEqual([]);
  }
}

// Stories check the dashboards of all roles in both schemes. This checks the app around them.
test('a dashboard, its account menu and other pages have no violation', async ({ page, signIn }) => {
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

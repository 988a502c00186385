import type { Page } from '@playwright/test';

/** Logs out as a person does: by the account menu. What comes of it is the test's business. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

import { expect, test } from './fixtures';

const STAY = 'Muri Lagoon Family Stay, Rarotonga';

test('a stay opens in a sheet with an address, and restores focus', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('link', { name: STAY });
  await card.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: STAY });
  await expect(sheet).toContainText('Rarotonga, Cook Islands');
  await expect(sheet.getByRole('link', { name: 'Ask about dates' })).toBeVisible();
  await expect(page).toHaveURL(/\?stay=listing-2$/);

  await page.reload();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);

  await card.click();
  await expect(sheet.getByRole('heading', { name: STAY })).toBeFocused();
  await sheet.getByRole('button', { name: 'Save' }).click();
  const note = page.getByRole('tooltip');
  await expect(note).toHaveText('Not available in the demo');
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await expect(card).toBeFocused();
});

test('an unknown stay opens nothing', async ({ page }) => {
  await page.goto('/?stay=listing-99');
  await expect(page.getByRole('link', { name: STAY })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

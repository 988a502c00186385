import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { showsScreen } from './page-actions';

test.use({ viewport: { width: 720, height: 900 } });

// Browsers paint a backplate behind text in forced colours, which extends beyond the line of large text.
test('in forced colours no large figure covers the word above it', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('traveler');
  await page.goto('/dashboard?tab=rewards');
  const level = page.getByRole('region', { name: 'Rewards level' });
  const word = level.getByRole('term').filter({ hasText: 'Points' });
  await expect(word).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const covered = await word.screenshot();
  await level
    .getByRole('definition')
    .first()
    .evaluate((figure) => {
      figure.style.visibility = 'hidden';
    });
  expect(covered.equals(await word.screenshot())).toBe(true);
});

test('in forced colours the rest of the rewards’ band is visible', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('traveler');
  await page.goto('/dashboard?tab=rewards');
  const band = page.locator('[data-slot="band-progress"]').first();
  await expect(band).toBeVisible();
  const seen = await band.screenshot();
  await band.locator('> span[aria-hidden]').evaluate((rest) => {
    rest.style.visibility = 'hidden';
  });
  expect(seen.equals(await band.screenshot())).toBe(false);
});

/** Returns the outline of an entry, which has no tint in forced colours. */
const outlineOf = (entry: Locator) =>
  entry.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { outlineStyle, outlineWidth };
  });

const SEEN = { outlineStyle: 'solid', outlineWidth: '2px' };

test('in forced colours the active entries of menus are visible, by key and by pointer', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('travel_agent');
  await page.goto('/dashboard');
  await showsScreen(page, 'Travel Agent Hub');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('book');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  expect(await outlineOf(chosen)).toEqual(SEEN);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Account menu/ }).press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  expect(await outlineOf(items.first())).toEqual(SEEN);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await items.last().hover();
  await expect(items.last()).toBeFocused();
  expect(await outlineOf(items.last())).toEqual(SEEN);
});

test('in forced colours the chosen chip of a list has a thicker edge', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('travel_agent');
  await page.goto('/dashboard?tab=bookings');
  for (const [name, width] of [
    ['All', '3px'],
    ['Pending 2', '1px'],
  ] as const) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCSS('border-top-width', width);
  }
});

import { expect, test } from './fixtures';

test.use({ viewport: { width: 720, height: 900 } });

// Browsers paint a backplate behind text in forced colours; the one of large text extends beyond its line.
test('in the reader’s own colours no large figure covers the word above it', async ({ page, signIn }) => {
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

test('in the reader’s own colours the rest of the rewards’ band is seen', async ({ page, signIn }) => {
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

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

import { expect, test } from './fixtures';

const PAGES = [
  ['/travel-agents', 'Travel Agent Hub'],
  ['/tour-operators', 'Cultural Tour Command Center'],
  ['/corporate-travel', 'Corporate Travel Management'],
] as const;

for (const [path, title] of PAGES) {
  test(`${path} shows the dashboard as a picture when it is scrolled to`, async ({ page }) => {
    // So low that the preview is below the first view.
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto(path);
    const preview = page.locator('main [inert]');
    await expect(preview).toBeEmpty();
    await preview.scrollIntoViewIfNeeded();
    await expect(preview.getByText(title)).toBeVisible();
    await expect(preview.getByText('Sample data')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const focusable = preview.locator('a[href], button').first();
    await expect(focusable).toBeAttached();
    await focusable.evaluate((element: HTMLElement) => element.focus());
    await expect(focusable).not.toBeFocused();
  });
}

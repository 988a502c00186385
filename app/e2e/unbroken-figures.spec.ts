import { findBrokenFigures } from '../../src/testing/find-broken-figures';
import { expect, test } from './fixtures';
import { servesOwnPage } from './own-page';

// The app speaks English, so that dashboards in other languages stand in a page of their own.
const pageUrl = servesOwnPage('dashboards');

const KINDS = ['traveler', 'travel-agent', 'tour-organizer', 'corporate'];
const WIDTHS = [320, 390, 700, 768, 820, 1024, 1180, 1280, 1920];

for (const locale of ['en', 'de', 'ar']) {
  for (const kind of KINDS) {
    test(`${kind} in ${locale}: no figure, day, badge or head is broken at any width`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.goto(`${pageUrl()}?kind=${kind}&locale=${locale}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const where = `${await tab.textContent()} at ${width} px`;
          expect.soft(await findBrokenFigures(page), where).toEqual([]);
        }
      }
    });
  }
}

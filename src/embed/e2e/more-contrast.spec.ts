import { open, script } from './host-page.js';
import { widget } from './sample-data.js';
import { expect, test } from './site.js';

// Sheets of the document do not apply in a shadow root, so the widget has these styles itself (WCAG 1.4.6).
test('widgets support the preference for more contrast', async ({ page, site }) => {
  await open(page, site, `${widget('tapa-upcoming-trips')}${script()}`);
  const place = page.locator('[data-slot=booking-destination]').first();
  await expect(place).toBeVisible();
  await page.emulateMedia({ contrast: 'more' });
  await expect(place).toHaveCSS('color', 'rgb(51, 51, 51)');
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  await page.locator('html').evaluate((root) => root.style.setProperty('color-scheme', 'dark'));
  await expect(place).toHaveCSS('color', 'rgb(221, 221, 221)');
});

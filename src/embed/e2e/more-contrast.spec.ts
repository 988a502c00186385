import { open, script } from './host-page.js';
import { widget } from './sample-data.js';
import { expect, test } from './site.js';

// In a shadow root a sheet of the document has no say: the widget's own styles have to answer (WCAG 1.4.6).
test('widgets answer readers who ask for more contrast', async ({ page, site }) => {
  await open(page, site, `${widget('tapa-upcoming-trips')}${script()}`);
  const place = page.locator('[data-slot=booking-destination]').first();
  await expect(place).toBeVisible();
  await page.emulateMedia({ contrast: 'more' });
  await expect(place).toHaveCSS('color', 'rgb(51, 51, 51)');
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  await page.locator('html').evaluate((root) => root.style.setProperty('color-scheme', 'dark'));
  await expect(place).toHaveCSS('color', 'rgb(221, 221, 221)');
});

import { findBadBreaks } from '../../src/testing/find-bad-breaks';
import { findBrokenFigures } from '../../src/testing/find-broken-figures';
import { findCutText } from '../../src/testing/find-cut-text';
import { findViolations } from '../../src/testing/find-violations';
import { nextFrame } from '../../src/testing/settle';
import { expect, test } from './fixtures';
import { servesOwnPage } from './own-page';

// On a page of its own, because the app is in English alone.
const pageUrl = servesOwnPage('dashboards');

const KINDS = ['traveler', 'travel-agent', 'tour-organizer', 'corporate'];
const SMALL = 320;
const PHONE = 390;
const WIDTHS = [SMALL, PHONE, 700, 768, 820, 1024, 1180, 1280, 1440, 1920];

/** Widths by language: the pseudo-locale has the longest words, others break lines by other rules. */
const LANGUAGES = {
  en: WIDTHS,
  de: WIDTHS,
  ar: WIDTHS,
  'en-XA': [SMALL, PHONE],
  ja: [PHONE],
  'zh-Hans': [PHONE],
};

for (const kind of KINDS) {
  test(`${kind}: no figure is broken at any width, and no text cut on a phone`, async ({ page }) => {
    for (const [locale, widths] of Object.entries(LANGUAGES)) {
      await page.goto(`${pageUrl()}#kind=${kind}&locale=${locale}`);
      await expect(page.locator(`html[lang=${locale}] [role=tabpanel]`)).toBeVisible();
      for (const tab of await page.getByRole('tab').all()) {
        // By script: waiting for a stable position would take a third of the time.
        await tab.dispatchEvent('click');
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const name = await tab.textContent();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const found = await findBrokenFigures(page);
          if (width <= PHONE) found.push(...(await findCutText(page)), ...(await findBadBreaks(page)));
          if (width === PHONE && locale === 'en') {
            // A scrolling strip becomes focusable once it is measured.
            await page.evaluate(nextFrame);
            found.push(...(await findViolations(page, { withTargets: false })));
          }
          expect.soft(found, `${name} in ${locale} at ${width} px`).toEqual([]);
        }
      }
    }
  });
}

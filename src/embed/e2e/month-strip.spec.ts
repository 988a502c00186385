import type { Page } from '@playwright/test';
import { open, script } from './host-page.js';
import { DATA } from './sample-data.js';
import { expect, test } from './site.js';

const TAGS = ['tapa-upcoming-trips', 'tapa-tour-availability'] as const;

/** Days within the months of the strip: without any, a widget has no strip. */
const AHEAD = ((day) => ({ checkIn: day, checkOut: day, dates: day }))(
  new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
);

/** Returns the end of a widget's strip, where its rows begin, in px from its top. */
const endOfStrip = (page: Page, tag: string) =>
  page.locator(tag).evaluate((found) => {
    const strip = found.shadowRoot?.querySelector('[part="month-strip"]');
    if (!strip) throw new Error('There is no strip');
    return strip.getBoundingClientRect().bottom - found.getBoundingClientRect().top;
  });

for (const width of [300, 390, 1000]) {
  test(`no row moves when data comes, and no month is cut, at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, site, `${TAGS.map((tag) => `<${tag}></${tag}>`).join('')}${script()}`);
    for (const tag of TAGS) {
      const element = page.locator(tag);
      await expect(element.locator('[part=root]')).toHaveAttribute('data-state', 'loading');
      const loading = await endOfStrip(page, tag);
      const rows = DATA[tag].filter((row) => row !== null).map((row) => ({ ...row, ...AHEAD }));
      await element.evaluate((found, data) => Object.assign(found, { data }), rows);
      await expect(element.locator('[part=root]')).toHaveAttribute('data-state', 'ready');
      expect(await endOfStrip(page, tag), tag).toBe(loading);
      const names = element.locator('[part=month-strip] > :last-child bdi').filter({ visible: true });
      await expect(names).toHaveCount(width < 720 ? 4 : 12);
      const ends = await names.evaluateAll((all) =>
        all.map((name) => {
          const text = document.createRange();
          text.selectNodeContents(name);
          const { left, right } = text.getBoundingClientRect();
          return { left, right };
        }),
      );
      for (const [index, { right }] of ends.entries())
        expect(right, `${tag}, month ${index}`).toBeLessThanOrEqual(ends[index + 1]?.left ?? width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

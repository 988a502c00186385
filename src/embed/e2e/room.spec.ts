import type { Page } from '@playwright/test';
import { dashboard, inFrame } from './dashboard-page.js';
import { LOADER, open, script } from './host-page.js';
import { DATA, TAGS, widget } from './sample-data.js';
import { expect, test } from './site.js';

// Widgets stay within the width of their page.

const FLUSH = '<style>body { margin: 0 }</style>';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Doubles the reader's default text size. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

test('a page on a phone does not scroll sideways with text of 200%', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enlargeText(page);
  const level = { ...DATA['tapa-rewards'], nextLevel: 'Südseeinselabenteurerstufe' };
  const rewards = `<tapa-rewards><script type="application/json">${JSON.stringify(level)}</script></tapa-rewards>`;
  await open(page, site, FLUSH + TAGS.map((tag) => widget(tag)).join('') + rewards + script());
  await expect(page.locator('[part=root][data-state=ready]')).toHaveCount(TAGS.length + 1);
  expect(await overflow(page)).toBe(0);
  const share = page.getByText('75%').last();
  expect(await share.evaluate((found) => found.getBoundingClientRect().right)).toBeLessThan(390);
});

test('a framed dashboard in a small column does not scroll sideways with text of 200%', async ({
  page,
  site,
}) => {
  await enlargeText(page);
  await open(page, site, `<div style="width: 288px">${dashboard()}</div>${LOADER}`);
  await expect(inFrame(page).getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  const room = inFrame(page).locator(':root');
  expect(await room.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a right-to-left dashboard in a frame does not scroll sideways', async ({ page, site }) => {
  await open(page, site, `${dashboard('kind="traveler" locale="ar"')}${LOADER}`);
  await expect(inFrame(page).getByRole('tab')).not.toHaveCount(0);
  const room = inFrame(page).locator(':root');
  expect(await room.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a left-to-right page does not scroll sideways for right-to-left widgets', async ({ page, site }) => {
  await open(page, site, FLUSH + TAGS.map((tag) => widget(tag, 'locale="ar"')).join('') + script());
  await expect(page.locator('[part=root][data-state=ready]')).toHaveCount(TAGS.length);
  expect(await overflow(page)).toBe(0);
});

test('cards and figures that scroll on the screen are all visible in print', async ({ page, site }) => {
  // A4 without its margins, and a column of it.
  for (const width of [718, 340]) {
    await page.setViewportSize({ width, height: 1000 });
    await open(page, site, TAGS.map((tag) => widget(tag)).join('') + script());
    await expect(page.locator('[part=root][data-state=ready]')).toHaveCount(TAGS.length);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['listing-card', 'stat-tile']) {
      const ends = await page
        .locator(`[part~=${part}]`)
        .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().right));
      expect(ends.length).toBeGreaterThan(1);
      expect(Math.max(...ends)).toBeLessThanOrEqual(width);
    }
    await page.emulateMedia({ media: 'screen' });
  }
});

test('no card is split between two sheets or columns, or separated from the title above', async ({
  page,
  site,
}) => {
  const tags = ['tapa-rewards', 'tapa-stat-strip', 'tapa-recommendations'] as const;
  const columns = tags.map(
    (tag) =>
      `<div style="columns: 3 340px; width: 1100px; height: 620px; column-fill: auto"><p style="margin: 0">${tag}</p>${widget(tag)}</div>`,
  );
  await page.setViewportSize({ width: 1200, height: 2000 });
  await open(page, site, columns.join('') + script());
  await expect(page.locator('[part=root][data-state=ready]')).toHaveCount(tags.length);
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator(
    '[part~=rewards-panel], [part~=reward-card], [part~=stat-tile], [part~=listing-card]',
  );
  const title = page.locator('tapa-recommendations').getByRole('heading', { level: 2 });
  for (let space = 0; space < 620; space += 20) {
    await page.evaluate((height) => {
      for (const start of document.querySelectorAll('p')) start.style.height = `${height}px`;
    }, space);
    const split = await parts.evaluateAll((found) =>
      found.filter((part) => part.getClientRects().length > 1).map((part) => part.getAttribute('part')),
    );
    expect(split, `after ${space} px`).toEqual([]);
    const [above, first] = await Promise.all(
      [title, page.locator('[part~=listing-card]').first()].map((each) => each.boundingBox()),
    );
    expect(above?.x, `after ${space} px`).toBe(first?.x);
  }
});

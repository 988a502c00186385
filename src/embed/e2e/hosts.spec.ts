import type { Page } from '@playwright/test';
import { readHostState } from '../../testing/host-state.js';
import { CLEAN, HOSTS, type Host, hostPage } from './hosts.js';
import { DATA, TAGS, widget } from './sample-data.js';
import { expect, fileOf, type Site, test } from './site.js';

async function mountAll(page: Page): Promise<void> {
  await page.evaluate(async (file) => {
    await import(file);
  }, fileOf('tapa-widgets'));
  await expect(page.locator('#place > *').last().locator('[part=root][data-state=ready]')).toBeVisible();
}

async function open(page: Page, site: Site, host: Host, attributes = ''): Promise<void> {
  site.put('/', await hostPage(host, TAGS.map((tag) => widget(tag, attributes)).join('')));
  await page.goto(site.url);
}

async function picture(page: Page, site: Site, host: Host, attributes = ''): Promise<Buffer> {
  await open(page, site, host, attributes);
  await mountAll(page);
  // One of the hosts has a header at the viewport's upper edge.
  await page.setViewportSize({ width: 1000, height: 3000 });
  // Drawings load once they are visible.
  await expect(page.locator('[data-slot=cover-art][data-state=ready]')).toHaveCount(
    DATA['tapa-recommendations'].length,
  );
  const box = await page.locator('#place').boundingBox();
  if (!box) throw new Error('The place of the widgets does not show');
  // Without a row of pixels that widgets cover only in part.
  return page.screenshot({ clip: { ...box, height: Math.floor(box.height) } });
}

async function expectUnchanged(page: Page, site: Site, host: Host): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 800 });
  await open(page, site, host);
  const before = await readHostState(page, '#place');
  expect(before.styles.length).toBeGreaterThan(8);
  await mountAll(page);
  expect(await readHostState(page, '#place')).toEqual(before);
  await page.evaluate(() => document.querySelector('#place')?.replaceChildren());
  expect(await readHostState(page, '#place')).toEqual(before);
}

for (const [name, host] of Object.entries(HOSTS)) {
  test(`${name}: the widgets look as on a clean page, and the page as before`, async ({ page, site }) => {
    const clean = await picture(page, site, CLEAN);
    expect(clean.length).toBeGreaterThan(20_000);
    const hostile = await picture(page, site, host);
    expect(hostile.equals(clean), 'pixels of the widgets').toBe(true);
    await expectUnchanged(page, site, host);
  });
}

test('right-to-left is inherited from the page, or follows from the locale', async ({ page, site }) => {
  const inherited = await picture(page, site, { ...CLEAN, html: 'dir="rtl"' }, 'locale="en"');
  const leftToRight = await picture(page, site, CLEAN);
  const byPage = await picture(page, site, { ...CLEAN, html: 'dir="rtl"' });
  // English in Arabic script: right to left, with English texts and figures.
  const byLocale = await picture(page, site, CLEAN, 'locale="en-Arab"');
  expect(byPage.equals(leftToRight)).toBe(false);
  expect(byLocale.equals(byPage), 'locale and page give the same').toBe(true);
  expect(inherited.equals(leftToRight), 'a locale beats the page').toBe(true);
  await expectUnchanged(page, site, { ...CLEAN, html: 'dir="rtl"' });
});

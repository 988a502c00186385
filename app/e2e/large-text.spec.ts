import type { Page } from '@playwright/test';
import { findCutText } from '../../src/testing/find-cut-text';
import { PUBLIC_PATHS } from '../routes/table';
import { DASHBOARD_TITLES, READERS } from './expected-calls';
import { expect, test } from './fixtures';
import { goToPage, showsScreen } from './page-actions';

/** Twice the size that browsers start with, in px. */
const LARGE = { standard: 32, fixed: 26 };

const WIDTHS = [1280, 1024, 390];

/** So many pages a test. */
const GROUP = Math.ceil(PUBLIC_PATHS.length / 4);

/** Sets the size of text as readers do, in the settings of their browser. */
async function readLargeText(page: Page): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: LARGE });
}

async function expectReadable(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findCutText(page), `${where} at ${width} px`).toEqual([]);
  }
}

for (let start = 0; start < PUBLIC_PATHS.length; start += GROUP) {
  const paths = PUBLIC_PATHS.slice(start, start + GROUP);

  test(`public pages from ${paths[0]} can be read with text of twice the size`, async ({ page }) => {
    await readLargeText(page);
    await page.goto(paths[0] ?? '/');
    await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE.standard}px`);
    for (const path of paths) {
      await goToPage(page, path);
      await expectReadable(page, path);
    }
  });
}

for (const role of READERS) {
  test(`${role}: every tab can be read with text of twice the size`, async ({ page, signIn }) => {
    await readLargeText(page);
    await signIn(role);
    await page.goto('/dashboard');
    await showsScreen(page, DASHBOARD_TITLES[role]);
    await expect(page.locator('main [data-slot="skeleton"]')).toHaveCount(0);
    await expectReadable(page, role);
    for (const tab of (await page.getByRole('tab').all()).slice(1)) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expectReadable(page, `${role}, ${await tab.textContent()}`);
    }
  });
}

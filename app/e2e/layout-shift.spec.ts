import type { Page } from '@playwright/test';
import { DASHBOARD_TITLES, DATA_READS, ROLES } from './expected-calls';
import { expect, test } from './fixtures';

/** Phone and desktop (DESIGN.md); their heights show most of an overview. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** The answers of a dashboard come after its skeleton is there, one after the other, so many milliseconds apart. */
const FIRST_MS = 400;
const APART_MS = 100;

interface Shift {
  value: number;
  moved: string[];
}

declare global {
  /** Put into the page by this test. */
  var tapaShifts: Shift[];
}

/** Notes every layout shift, with what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.tapaShifts = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.className} '${node.textContent?.slice(0, 40)}'` : '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) => nameOf(node));
        globalThis.tapaShifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const role of ROLES) {
  test(`${role}: nothing moves from skeleton to content`, async ({ page, lab, signIn }) => {
    await watchShifts(page);
    await signIn(role);
    await lab.setFaults(
      DATA_READS[role].map((call, index) => ({
        call: call.split('?')[0] ?? call,
        kind: 'slow',
        ms: FIRST_MS + APART_MS * index,
      })),
    );
    for (const size of SIZES) {
      await test.step(`${size.width} px`, async () => {
        await page.setViewportSize(size);
        await page.goto('/dashboard');
        await expect(page.getByRole('heading', { level: 1, name: DASHBOARD_TITLES[role] })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main [data-slot="skeleton"]')).toHaveCount(0);
        expect(await page.evaluate(() => globalThis.tapaShifts)).toEqual([]);
      });
    }
  });
}

/** How late the files of a public screen come, in milliseconds. */
const LATE_MS = 300;

test('public pages: nothing moves while a screen is on its way', async ({ page }) => {
  await watchShifts(page);
  // A screen's own files; what stands in index.html comes before anything is shown.
  await page.route(/assets\/[\w-]*-screen-[\w-]*\.(js|css)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  for (const size of SIZES) {
    for (const path of ['/', '/pricing', '/help', '/auth']) {
      await test.step(`${path} at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => globalThis.tapaShifts)).toEqual([]);
      });
    }
  }
});

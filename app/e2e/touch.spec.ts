import type { Page } from '@playwright/test';
import { findSmallTargets } from '../../src/testing/find-small-targets';
import { PUBLIC_PATHS } from '../routes/table';
import { DASHBOARD_TITLES, READERS } from './expected-calls';
import { expect, test } from './fixtures';
import { goToPage, showsScreen } from './page-actions';

test.use({ hasTouch: true, isMobile: true });

/** A phone's window, and a tablet's. */
const SIZES = [390, 1100].map((width) => ({ width, height: 844 }));

const HALF = Math.ceil(PUBLIC_PATHS.length / 2);
const HALVES = [PUBLIC_PATHS.slice(0, HALF), PUBLIC_PATHS.slice(HALF)];

/** Fields whose text is smaller than 16 px: phones zoom into them. */
const smallFields = (page: Page): Promise<string[]> =>
  page.$$eval('input:not([type="checkbox"], [type="radio"]), select, textarea', (fields) =>
    fields
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 160)),
  );

async function expectLargeEnough(page: Page, where: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await findSmallTargets(page), `${where} at ${size.width} px`).toEqual([]);
    expect.soft(await smallFields(page), `${where} at ${size.width} px`).toEqual([]);
  }
}

for (const paths of HALVES) {
  test(`everything on public pages from ${paths[0]} is large enough for fingers`, async ({ page }) => {
    await page.goto('/');
    for (const path of paths) {
      await goToPage(page, path);
      await expectLargeEnough(page, path);
    }
  });
}

for (const role of READERS) {
  test(`${role}: everything on the dashboard is large enough for fingers`, async ({ page, signIn }) => {
    await signIn(role);
    await page.goto('/dashboard');
    await showsScreen(page, DASHBOARD_TITLES[role]);
    await expect(page.locator('main [data-slot="skeleton"]')).toHaveCount(0);
    await expectLargeEnough(page, role);
    for (const tab of (await page.getByRole('tab').all()).slice(1)) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expectLargeEnough(page, `${role}, ${await tab.textContent()}`);
    }
  });
}

test('on a phone that lies on its side nothing is read under its camera', async ({
  page,
  context,
  signIn,
}) => {
  const screen = { width: 844, height: 390 };
  const inset = 47;
  await page.setViewportSize(screen);
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: inset, right: inset } });
  await signIn('traveler');
  for (const path of ['/pricing', '/dashboard']) {
    await page.goto(path);
    await showsScreen(page);
    for (const part of [page.getByRole('banner'), page.getByRole('main')]) {
      const box = await part.boundingBox();
      expect(box).toMatchObject({ x: inset, width: screen.width - 2 * inset });
    }
  }
});

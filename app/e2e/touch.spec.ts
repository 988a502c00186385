import { findSmallTargets } from '../../src/testing/find-small-targets';
import { PUBLIC_PATHS } from '../routes/table';
import { DASHBOARD_TITLES, ROLES } from './expected-calls';
import { expect, test } from './fixtures';
import { goToPage, showsScreen } from './page-actions';

test.use({ hasTouch: true, isMobile: true });

for (const width of [390, 1100]) {
  const size = { width, height: 844 };

  test(`everything on public pages is large enough for fingers at ${width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    for (const path of PUBLIC_PATHS) {
      await goToPage(page, path);
      expect.soft(await findSmallTargets(page), path).toEqual([]);
    }
  });

  for (const role of ROLES) {
    test(`${role}: everything on the dashboard is large enough for fingers at ${width} px`, async ({
      page,
      signIn,
    }) => {
      await page.setViewportSize(size);
      await signIn(role);
      await page.goto('/dashboard');
      await showsScreen(page, DASHBOARD_TITLES[role]);
      await page.waitForLoadState('networkidle');
      expect.soft(await findSmallTargets(page), role).toEqual([]);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expect(page.getByRole('tabpanel')).toBeVisible();
        expect.soft(await findSmallTargets(page), (await tab.textContent()) ?? role).toEqual([]);
      }
    });
  }
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

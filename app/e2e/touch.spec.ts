import { faultNamed } from '../../src/testing/demo-api/fault-choices';
import { expect, FAILED_RESPONSE, forgive, test } from './fixtures';
import { logOut, showsScreen } from './page-actions';

test.use({ hasTouch: true, isMobile: true });

test('on a phone in landscape no text is under the camera', async ({ page, context, signIn }) => {
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

// spec: 9.toast-swipe
test('a toast is swiped away by a finger on its button', async ({
  page,
  context,
  lab,
  signIn,
  pageErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('tour_organizer');
  await lab.setFaults([faultNamed('forbidden', 'POST /api/logout')]);
  await page.goto('/dashboard');
  await logOut(page);
  const keep = page.getByRole('button', { name: 'Keep open' });
  await expect(keep).toBeVisible();
  const box = await keep.boundingBox();
  if (!box) throw new Error('The toast has gone');
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: by === undefined ? [] : [{ x: box.x + box.width / 2 + by, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 0);
  for (let by = 10; by <= 100; by += 10) await touch('touchMove', by);
  await touch('touchEnd');
  await expect(page.locator('[data-slot="toast"]')).toHaveCount(0, { timeout: 2000 });
  forgive(pageErrors, FAILED_RESPONSE);
});

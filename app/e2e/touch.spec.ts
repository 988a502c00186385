import { expect, test } from './fixtures';
import { showsScreen } from './page-actions';

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

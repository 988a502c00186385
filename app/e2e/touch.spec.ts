import { expect, test } from './fixtures';

/** Hit areas on coarse pointers. */
const TARGET = 44;

test.use({ hasTouch: true, isMobile: true });

/** What is tapped at each width; on phones the items of the top bar are in its menu. */
const TARGETS = {
  390: { '/': ['.app-footer-link', '.app-more'], '/auth': ['.app-segment', '.app-check'] },
  1100: { '/': ['.app-footer-link', '.app-more', '[data-slot="top-bar-item"]'], '/auth': ['.app-segment'] },
} as const;

for (const [width, pages] of Object.entries(TARGETS)) {
  test(`links and segments are large enough for fingers at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 844 });
    for (const [path, selectors] of Object.entries(pages)) {
      await page.goto(path);
      for (const selector of selectors) {
        const targets = page.locator(selector).filter({ visible: true });
        await expect(targets.first(), `${selector} of ${path}`).toBeVisible();
        const sizes = await targets.evaluateAll((elements) =>
          elements
            .map((element) => element.getBoundingClientRect())
            .flatMap(({ width, height }) => [width, height]),
        );
        expect(Math.min(...sizes), `${selector} of ${path}`).toBeGreaterThanOrEqual(TARGET);
      }
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
    for (const part of [page.getByRole('banner'), page.getByRole('main')]) {
      const box = await part.boundingBox();
      expect(box).toMatchObject({ x: inset, width: screen.width - 2 * inset });
    }
  }
});

import { expect, test } from './fixtures';

/** DESIGN section 6: hit areas on coarse pointers. */
const TARGET = 44;

test.use({ hasTouch: true, isMobile: true });

const TARGETS = {
  '/': ['.app-footer-link', '[data-slot="top-bar-item"]', '.app-more'],
  '/auth': ['.app-segment'],
} as const;

for (const width of [390, 1100]) {
  test(`links and segments are large enough for fingers at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const [path, selectors] of Object.entries(TARGETS)) {
      await page.goto(path);
      for (const selector of selectors) {
        const targets = page.locator(selector).filter({ visible: true });
        const heights = await targets.evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect().height),
        );
        expect(Math.min(...heights), `${selector} of ${path}`).toBeGreaterThanOrEqual(TARGET);
      }
    }
  });
}

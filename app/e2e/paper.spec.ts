import { PUBLIC_PATHS } from '../routes/table';
import { expect, test } from './fixtures';
import { goToPage } from './page-actions';

/** Width of a sheet of A4 without its margins. */
const SHEET = 718;

/** Returns the starts of what would have to be scrolled sideways, and is cut on paper. */
const findCut = (): string[] =>
  [...document.querySelectorAll('main *')]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent.slice(0, 40));

/** Pages in one test: another navigation costs half of a new page. */
const AT_ONCE = 8;

for (let first = 0; first < PUBLIC_PATHS.length; first += AT_ONCE) {
  const paths = PUBLIC_PATHS.slice(first, first + AT_ONCE);

  test(`${paths.join(', ')}: nothing is cut on paper`, async ({ page }) => {
    await page.setViewportSize({ width: SHEET, height: 1040 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(paths[0] ?? '/');
    for (const path of paths) {
      await goToPage(page, path);
      expect(await page.evaluate(findCut), path).toEqual([]);
    }
  });
}

test('no heading stands on paper for a picture that is left out', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/travel-agents');
  await expect(page.getByRole('heading', { name: 'What it does for you' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A look inside' })).toBeHidden();
});

import { PUBLIC_PATHS } from '../routes/table';
import { expect, test } from './fixtures';
import { goToPage } from './page-actions';

/** Returns the grids of cards with a row that is not filled, and the name of its last card. */
function findHalfRows(): string[] {
  const isCard = (element: Element) => getComputedStyle(element).borderInlineEndWidth !== '0px';
  const isShown = (element: Element) => element.getClientRects().length > 0;
  return [...document.querySelectorAll('main *')].flatMap((grid) => {
    const { display, overflowX, gridTemplateColumns } = getComputedStyle(grid);
    if (display !== 'grid' || overflowX !== 'visible' || !gridTemplateColumns.includes(' ')) return [];
    const cards = [...grid.children].filter(isShown);
    if (cards.length < 3 || !cards.every(isCard)) return [];
    const end = grid.getBoundingClientRect().right;
    const ends = new Map<number, [right: number, name: string]>();
    for (const card of cards) {
      const { top, right } = card.getBoundingClientRect();
      if (right > (ends.get(top)?.[0] ?? 0)) ends.set(top, [right, card.textContent.slice(0, 24)]);
    }
    return [...ends.values()].filter(([right]) => end - right > 2).map(([, name]) => name);
  });
}

/** Pages in one test: another navigation costs half of a new page. */
const AT_ONCE = 8;

for (let first = 0; first < PUBLIC_PATHS.length; first += AT_ONCE) {
  const paths = PUBLIC_PATHS.slice(first, first + AT_ONCE);

  test(`${paths.join(', ')}: no card stands alone beside an empty place`, async ({ page }) => {
    await page.goto(paths[0] ?? '/');
    for (const path of paths) {
      await goToPage(page, path);
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findHalfRows), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}

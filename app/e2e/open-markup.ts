import { expect, type Locator, type Page, type Route } from '@playwright/test';

const CODE = '**/assets/index-*.js';

/** React has taken over the markup: it keeps its own account of an element on the element. */
export const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));

/** Waits until React has taken over an element, which its markup shows before. */
export async function comesAlive(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isAlive)).toBe(true);
}

/** Opens a page without its code, and marks all of its markup. Answers what lets the code come. */
export async function openMarkup(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(CODE, (route) => void held.push(route));
  await Promise.all([page.waitForRequest(CODE), page.goto(path, { waitUntil: 'commit' })]);
  // Stands behind the markup: all of it has been read.
  await page.locator('noscript').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#root *')) element.setAttribute('data-seen', '');
  });
  return async () => {
    for (const route of held) await route.continue();
  };
}

import type { Route } from '@playwright/test';
import { PAGE_META } from '../content/page-meta';
import { PUBLIC_PATHS, pageOf } from '../content/paths';
import { expect, test } from './fixtures';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read, with its title and description', async ({ page }) => {
    for (const path of PUBLIC_PATHS) {
      await page.goto(path);
      const { title, description } = PAGE_META[pageOf(path)];
      await expect(page, path).toHaveTitle(`${title} · Tapa`);
      await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', description);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('main'), path).not.toContainText('Loading');
    }
  });

  test('what is not public opens empty', async ({ page }) => {
    for (const path of ['/dashboard', '/booking/7', '/no-such-page']) {
      await page.goto(path);
      await expect(page.locator('#root'), path).toBeEmpty();
    }
  });

  test('the code of a page that can be read without it comes after styles and fonts', async ({ page }) => {
    const code = page.locator('script[type="module"], link[rel="modulepreload"]');
    await page.goto('/pricing');
    const priorities = await code.evaluateAll((all) => all.map((one) => one.getAttribute('fetchpriority')));
    expect(priorities.length).toBeGreaterThan(1);
    expect(new Set(priorities)).toEqual(new Set(['low']));
    await page.goto('/no-such-page');
    await expect(code.first()).not.toHaveAttribute('fetchpriority');
  });
});

const CODE = '**/assets/index-*.js';

/** React has taken over the markup: it keeps its own account of an element on the element. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

for (const path of PUBLIC_PATHS) {
  test(`the markup of ${path} stays when it comes to life`, async ({ page }) => {
    const held: Route[] = [];
    await page.route(CODE, (route) => void held.push(route));
    await Promise.all([page.waitForRequest(CODE), page.goto(path, { waitUntil: 'commit' })]);
    const heading = page.getByRole('heading', { level: 1 });
    // Stands behind the markup: all of it has been read.
    await page.locator('noscript').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('#root *')) element.setAttribute('data-seen', '');
    });
    expect(await heading.evaluate(isAlive)).toBe(false);
    for (const route of held) await route.continue();
    await expect.poll(() => heading.evaluate(isAlive)).toBe(true);
    await expect(page.locator('#root :not([data-seen])')).toHaveCount(0);
  });
}

test('an address with a query shows what it asks for, not the markup of the page without it', async ({
  page,
}) => {
  await page.goto('/auth?mode=register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
});

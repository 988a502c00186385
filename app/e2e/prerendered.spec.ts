import type { Route } from '@playwright/test';
import { GUARDED_PATHS, PUBLIC_PATHS } from '../routes/table';
import { expect, FAILED_RESPONSE, forgive, test } from './fixtures';
import {
  comesAlive,
  contentOf,
  expectPage,
  holdBack,
  isAlive,
  openMarkup,
  titleOf,
  watchPolicy,
} from './page-actions';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a public page shows all of its markup', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Loading');
  });

  test('a page for signed-in users states that it needs JavaScript', async ({ page }) => {
    for (const path of GUARDED_PATHS) {
      await page.goto(path);
      await expect(page.locator('noscript'), path).toBeVisible();
      await expect(page.getByText('Loading...'), path).toBeHidden();
      await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex');
    }
  });

  test('a path without a document states that it needs JavaScript', async ({ page }) => {
    for (const path of ['/booking/7', '/no-such-page']) {
      await page.goto(path);
      await expect(page.locator('noscript'), path).toBeVisible();
      await expect(page.getByText('Loading...'), path).toBeHidden();
    }
  });

  test('the code of a prerendered page loads after styles and fonts', async ({ page }) => {
    const code = page.locator('script[type="module"], link[rel="modulepreload"]');
    await page.goto('/pricing');
    const priorities = await code.evaluateAll((all) => all.map((one) => one.getAttribute('fetchpriority')));
    expect(priorities.length).toBeGreaterThan(1);
    expect(new Set(priorities)).toEqual(new Set(['low']));
    await page.goto('/no-such-page');
    await expect(code.first()).not.toHaveAttribute('fetchpriority');
  });
});

/** Pages in one test: another navigation costs half of a new page. */
const PATHS_PER_TEST = 7;
const groups = Array.from({ length: Math.ceil(PUBLIC_PATHS.length / PATHS_PER_TEST) }, (_, index) =>
  PUBLIC_PATHS.slice(index * PATHS_PER_TEST, (index + 1) * PATHS_PER_TEST),
);

for (const paths of groups) {
  // spec: 2.public-routes, 2.traditional-crafts
  test(`is readable before its code has loaded, and unchanged afterwards: ${paths.join(', ')}`, async ({
    page,
  }) => {
    const violations = await watchPolicy(page);
    for (const path of paths) {
      await test.step(path, async () => {
        const letCodeCome = await openMarkup(page, path);
        const { description } = await contentOf(path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(page).toHaveTitle(await titleOf(path));
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
        await expect(heading).toBeVisible();
        await expect(page.getByRole('main')).not.toContainText('Loading');
        expect(await heading.evaluate(isAlive)).toBe(false);
        await letCodeCome();
        await comesAlive(heading);
        // Drawings of covers and previews of dashboards load when scrolled to.
        await expect(page.locator('[data-slot="cover-art"][data-state="loading"]')).toHaveCount(0);
        await expect(
          page.locator('#root :not([data-seen], [data-slot="cover-art"] *, [inert] *)'),
        ).toHaveCount(0);
        await expectPage(page, path, await titleOf(path), false);
      });
    }
    expect(violations).toEqual([]);
  });
}

for (const path of GUARDED_PATHS) {
  test(`${path} shows that it loads before its code has loaded, with any tab`, async ({ page }) => {
    const user: Route[] = [];
    await page.route('**/api/auth/user', (route) => void user.push(route));
    const letCodeCome = await openMarkup(page, `${path}?tab=trips`);
    const screen = page.getByText('Loading...');
    await expect(screen).toBeVisible();
    expect(await screen.evaluate(isAlive)).toBe(false);
    await letCodeCome();
    await comesAlive(screen);
    await expect(page.locator('#root :not([data-seen])')).toHaveCount(0);
    await expect.poll(() => user.length).toBe(1);
    for (const route of user) await route.continue();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a path without a document shows that it loads before its code has loaded', async ({ page }) => {
  const letCodeCome = await openMarkup(page, '/no-such-page');
  await expect(page.getByText('Loading...')).toBeVisible();
  await letCodeCome();
  await expectPage(page, '/no-such-page', await titleOf('/'), true);
  await expect(page.locator('#root [data-seen]')).toHaveCount(0);
});

test('an address with a query shows its result once its code has come, and the markup until then', async ({
  page,
}) => {
  const letCodeCome = await holdBack(page, '**/assets/auth-screen*.js');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-slot="loading-screen"]'))
        document.documentElement.dataset.loaded = '';
    }).observe(document, { childList: true, subtree: true });
  });
  // The app has started by then, and waits for the code of the screen.
  await page.goto('/auth?mode=register', { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Welcome back');
  letCodeCome();
  await expect(heading).toHaveText('Create your account');
  await expect(page.locator('html')).not.toHaveAttribute('data-loaded');
});

test('Back before the code of a reloaded page has loaded shows the page before', async ({ page }) => {
  await page.goto('/contact');
  const pricing = page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Pricing' });
  await comesAlive(pricing);
  await pricing.click();
  await expectPage(page, '/pricing', await titleOf('/pricing'), false);
  const letCodeCome = await holdBack(page, '**/assets/pricing-screen*.js');
  // The app has started by then, and waits for the code of the screen.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/contact');
  letCodeCome();
  await expectPage(page, '/contact', await titleOf('/contact'), false);
});

test('a failed font causes no error', async ({ page, pageErrors }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/pricing');
  await comesAlive(page.getByRole('heading', { level: 1 }));
  await page.evaluate(() => document.fonts.ready);
  forgive(pageErrors, FAILED_RESPONSE);
});

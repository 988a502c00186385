import type { Page } from '@playwright/test';
import { expect, forgive, MISSING_CODE, test, UNHYDRATED } from './fixtures';
import { comesAlive, LIST_CODE, showsScreen } from './page-actions';

const CHUNK = '**/assets/pricing-screen*.js';
const DASHBOARD = '**/assets/traveler-*.js';
const SIGNED_IN = '**/assets/signed-in*.js';

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Answers code at an address with 404. Returns the number of requests. */
async function takeAway(page: Page, address: string | RegExp): Promise<() => number> {
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  return () => asked;
}

/** Follows a link after hydration: before it, the browser would load the page. */
async function openPricing(page: Page): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Pricing' });
  await comesAlive(link);
  await link.click();
}

test('a part replaced by a new deployment is loaded by one reload', async ({ page, pageErrors }) => {
  await page.goto('/');
  const loads = countLoads(page);
  await page.route(CHUNK, (route) =>
    loads() === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await openPricing(page);
  await expect(page).toHaveTitle('Pricing · Tapa');
  await expect(page).toHaveURL('/pricing');
  expect(loads()).toBe(1);
  forgive(pageErrors, MISSING_CODE);
});

// spec: 2.error-fallback
test('a part that stays missing leads to one reload, then to the error screen', async ({
  page,
  pageErrors,
}) => {
  const asked = await takeAway(page, CHUNK);
  await page.goto('/');
  const loads = countLoads(page);
  await openPricing(page);
  await expect.poll(asked).toBe(2);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(loads()).toBe(1);
  forgive(pageErrors, MISSING_CODE);
});

test('an offline tab does not reload, but explains it, and opens the page once online', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/');
  await comesAlive(page.getByRole('heading', { level: 1 }));
  const loads = countLoads(page);
  await context.setOffline(true);
  await openPricing(page);
  const offline = page.getByRole('heading', { level: 1, name: "You're offline" });
  await expect(offline).toBeFocused();
  await expect(page).toHaveTitle('Offline · Tapa');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(offline).toBeVisible();
  expect(loads()).toBe(0);
  await context.setOffline(false);
  await expect(page).toHaveTitle('Pricing · Tapa');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveCSS('border-top-width', '1px');
  forgive(pageErrors, MISSING_CODE);
});

test('an offline reader goes back from a missing page', async ({ page, context, pageErrors }) => {
  await page.goto('/');
  await comesAlive(page.getByRole('heading', { level: 1 }));
  await context.setOffline(true);
  await openPricing(page);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Meet the Pacific through its makers' }),
  ).toBeVisible();
  forgive(pageErrors, MISSING_CODE);
});

test('a missing page is loaded by Try Again', async ({ page, pageErrors }) => {
  const asked = await takeAway(page, CHUNK);
  await page.goto('/');
  await openPricing(page);
  await expect.poll(asked).toBe(2);
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await expect(tryAgain).toBeVisible();
  await page.unroute(CHUNK);
  await tryAgain.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  forgive(pageErrors, MISSING_CODE);
  forgive(pageErrors, UNHYDRATED);
});

test('a missing dashboard is loaded by Try Again', async ({ page, signIn, pageErrors }) => {
  await signIn('traveler');
  const asked = await takeAway(page, DASHBOARD);
  await page.goto('/dashboard');
  await expect.poll(asked).toBe(2); // The second time after the one reload.
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await expect(tryAgain).toBeVisible();
  await page.unroute(DASHBOARD);
  await tryAgain.click();
  await showsScreen(page, 'Traveler Dashboard');
  forgive(pageErrors, MISSING_CODE);
});

test('missing preloaded code does not reload the page until the reader opens it', async ({
  page,
  signIn,
  pageErrors,
}) => {
  await signIn('corporate_admin');
  await page.goto('/dashboard');
  await showsScreen(page, 'Corporate Travel Management');
  const loads = countLoads(page);
  const asked = await takeAway(page, LIST_CODE);
  const approvals = page.getByRole('tab', { name: 'Approvals' });
  // The failed import, which browsers remember; preloads that failed before it are forgotten.
  const failed = page.evaluate(
    () =>
      new Promise<void>((resolve) => addEventListener('vite:preloadError', () => resolve(), { once: true })),
  );
  await approvals.hover();
  await failed;
  await expect.poll(asked).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(0);
  await page.unroute(LIST_CODE);
  await approvals.click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Approve/ })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL('/dashboard?tab=approvals');
  expect(loads()).toBe(1);
  forgive(pageErrors, MISSING_CODE);
});

test('the optional parts for a signed-in user may be missing', async ({ page, signIn, pageErrors }) => {
  await signIn('traveler');
  const asked = await takeAway(page, SIGNED_IN);
  await page.goto('/pricing');
  await expect.poll(asked).toBe(2); // The second time after the one reload.
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Safety' }).click();
  await expect(page).toHaveTitle('Travel safely · Tapa');
  forgive(pageErrors, MISSING_CODE);
});

test('a dashboard with failed styles has them after Try Again', async ({ page, signIn, pageErrors }) => {
  await signIn('traveler');
  const STYLES = '**/assets/dashboards*.css';
  const asked = await takeAway(page, STYLES);
  await page.goto('/dashboard');
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await expect(tryAgain).toBeVisible();
  const loads = countLoads(page);
  const before = asked();
  await page.unroute(STYLES);
  await tryAgain.click();
  await showsScreen(page, 'Traveler Dashboard');
  expect(before).toBeGreaterThan(0);
  const rules = await page.evaluate(() =>
    [...document.styleSheets].map(({ href, cssRules }) => [href, cssRules.length > 0]),
  );
  expect(rules).toContainEqual([expect.stringContaining('/assets/dashboards'), true]);
  expect(loads()).toBe(0);
  forgive(pageErrors, MISSING_CODE);
});

test('a module remembered as failed is loaded by a reload', async ({ page, pageErrors }) => {
  const asked = await takeAway(page, CHUNK);
  await page.goto('/');
  await openPricing(page);
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await expect(tryAgain).toBeVisible();
  const loads = countLoads(page);
  for (const time of [1, 2, 3]) {
    const before = asked();
    await tryAgain.click();
    await expect.poll(loads).toBe(time);
    await expect.poll(asked).toBeGreaterThan(before);
    await expect(tryAgain).toBeVisible();
  }
  await page.unroute(CHUNK);
  await tryAgain.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  forgive(pageErrors, MISSING_CODE);
  forgive(pageErrors, UNHYDRATED);
});

import type { Page } from '@playwright/test';
import { expect, forgive, test } from './fixtures';
import { comesAlive } from './page-actions';

const CHUNK = '**/assets/pricing-screen*.js';
const DASHBOARD = '**/assets/traveler-*.js';
const SIGNED_IN = '**/assets/signed-in*.js';
const EXPECTED = /Failed to load resource|dynamically imported module|Unable to preload CSS|ERR_/;
/** React's message about markup that it discarded, since the code of the page was not there. */
const UNHYDRATED = /React error #422/;

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Makes the code at an address missing. Returns how often it was requested. */
async function takeAway(page: Page, address: string): Promise<() => number> {
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  return () => asked;
}

/** Follows a link as the app does: before the page is hydrated, the browser would open the next one itself. */
async function openPricing(page: Page): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Pricing' });
  await comesAlive(link);
  await link.click();
}

/** Addresses of the stylesheets that the page has. */
const ownStyles = () => [...document.styleSheets].map(({ href }) => href);

test('a part that a new deployment has replaced is fetched by one reload', async ({ page, pageErrors }) => {
  await page.goto('/');
  const loads = countLoads(page);
  await page.route(CHUNK, (route) =>
    loads() === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await openPricing(page);
  await expect(page).toHaveTitle('Pricing · Tapa');
  await expect(page).toHaveURL('/pricing');
  expect(loads()).toBe(1);
  forgive(pageErrors, EXPECTED);
});

test('a part that is missing for good leads to one reload, then to the error screen', async ({
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
  forgive(pageErrors, EXPECTED);
});

// spec: 2.error-fallback
test('an offline tab does not reload, and shows the page when it is tried again online', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/');
  await comesAlive(page.getByRole('heading', { level: 1 }));
  const loads = countLoads(page);
  await context.setOffline(true);
  await openPricing(page);
  const error = page.getByRole('heading', { name: 'Something went wrong' });
  await expect(error).toBeVisible();
  await expect(page).toHaveTitle('Error · Tapa');
  await expect(page.getByText("You're offline.")).toBeVisible();
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await tryAgain.click();
  await expect(error).toBeVisible();
  expect(loads()).toBe(0);
  await context.setOffline(false);
  await tryAgain.click();
  await expect(page).toHaveTitle('Pricing · Tapa');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(ownStyles)).toContainEqual(expect.stringContaining('/assets/forms'));
  forgive(pageErrors, EXPECTED);
});

test('a page that is still missing is fetched by a reload when it is tried again', async ({
  page,
  pageErrors,
}) => {
  const asked = await takeAway(page, CHUNK);
  await page.goto('/');
  await openPricing(page);
  await expect.poll(asked).toBe(2);
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await expect(tryAgain).toBeVisible();
  await page.unroute(CHUNK);
  await tryAgain.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  forgive(pageErrors, EXPECTED);
  forgive(pageErrors, UNHYDRATED);
});

test('a dashboard that is still missing is fetched by a reload when it is tried again', async ({
  page,
  signIn,
  pageErrors,
}) => {
  await signIn('traveler');
  const asked = await takeAway(page, DASHBOARD);
  await page.goto('/dashboard');
  await expect.poll(asked).toBe(2); // The second time after the one reload.
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await expect(tryAgain).toBeVisible();
  await page.unroute(DASHBOARD);
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Traveler Dashboard' })).toBeVisible();
  forgive(pageErrors, EXPECTED);
});

test('what stands around the pages for a signed-in user may be missing', async ({
  page,
  signIn,
  pageErrors,
}) => {
  await signIn('traveler');
  const asked = await takeAway(page, SIGNED_IN);
  await page.goto('/pricing');
  await expect.poll(asked).toBe(2); // The second time after the one reload.
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Safety' }).click();
  await expect(page).toHaveTitle('Travel safely · Tapa');
  forgive(pageErrors, EXPECTED);
});

import type { Page } from '@playwright/test';
import { expect, forgive, test } from './fixtures';

const CHUNK = '**/assets/pricing-screen*.js';
const EXPECTED = /Failed to load resource|dynamically imported module|Unable to preload CSS|ERR_/;

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const openPricing = (page: Page) =>
  page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Pricing' }).click();

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
  let asked = 0;
  await page.route(CHUNK, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/');
  const loads = countLoads(page);
  await openPricing(page);
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(loads()).toBe(1);
  forgive(pageErrors, EXPECTED);
});

test('an offline tab does not reload', async ({ page, context, pageErrors }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loads = countLoads(page);
  await context.setOffline(true);
  await openPricing(page);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(loads()).toBe(0);
  forgive(pageErrors, EXPECTED);
});

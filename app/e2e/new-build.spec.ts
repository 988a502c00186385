import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

// The page registers a worker at an address that its security policy does not allow.
test.use({ serviceWorkers: 'allow', bypassCSP: true });

/** Installs the worker of another deployment. */
const deploy = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?build=2', { updateViaCache: 'none' });
  });

const controller = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');

async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.getByLabel('Your message').fill('Two seats to Ambunti, please.');
}

test('a worker takes over from the only page if it is of its build', async ({ page }) => {
  await openContact(page);
  await deploy(page);
  await expect.poll(() => controller(page)).toContain('/sw.js?build=2');
  await expect(page.getByText('A new version is ready')).toBeHidden();
});

test('a page of an older build announces a newer one, and opens it on request', async ({ page }) => {
  await openContact(page);
  await page.evaluate(() => {
    document.querySelector('script[type="module"][src]')?.setAttribute('src', '/assets/older.js');
  });
  await deploy(page);
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(notice).toBeVisible();
  expect(await controller(page)).not.toContain('build=2');
  // At the start: the loaded page registers `/sw.js` again, which takes over in its turn.
  await page.addInitScript(() => {
    Object.assign(window, { firstController: navigator.serviceWorker.controller?.scriptURL });
  });
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  expect(await page.evaluate(() => Reflect.get(window, 'firstController'))).toContain('/sw.js?build=2');
  await expect(page.getByLabel('Your message')).toHaveValue('Two seats to Ambunti, please.');
});

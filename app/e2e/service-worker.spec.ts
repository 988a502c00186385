import type { BrowserContext, Page } from '@playwright/test';
import { expect, FAILED_RESPONSE, forgive, test } from './fixtures';
import { holdBack, showsScreen } from './page-actions';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/;

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const loadedAssets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );

/** Waits until the worker controls the page and has cached its files, among them one with this prefix. */
async function workerKeeps(page: Page, start: string): Promise<void> {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.scriptURL === new URL('/sw.js', location.href).href,
  );
  await expect.poll(async () => (await keptPaths(page)).some((path) => path.startsWith(start))).toBe(true);
  await expect
    .poll(async () => {
      const kept = await keptPaths(page);
      return (await loadedAssets(page)).filter((path) => !kept.includes(path));
    })
    .toEqual([]);
}

/**
 * Takes pages and worker offline, or back online. Chromium's own emulation ends for the worker at the
 * next navigation: it would fetch files that are not cached.
 */
async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  if (isOffline) await context.setOffline(true);
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate((off) => {
      const scope = globalThis as { fetch: typeof fetch; ownFetch?: typeof fetch };
      scope.ownFetch ??= scope.fetch;
      scope.fetch = off ? () => Promise.reject(new TypeError('Failed to fetch')) : scope.ownFetch;
    }, isOffline);
  }
  // Last, because the page retries at once.
  if (!isOffline) await context.setOffline(false);
}

/**
 * Reloads the page offline. Chromium's emulation resets `navigator.onLine` with the document, unlike a real
 * loss of connection, so it is set once more.
 */
async function reloadOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.reload();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

// spec: 7.service-worker
test('opens the visited page offline after one visit', async ({ page, context, pageErrors }) => {
  await page.goto('/pricing');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await workerKeeps(page, '/assets/pricing-screen');
  await setOffline(context, true);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/no-such-page');
  forgive(pageErrors, OFFLINE);
});

test('caches a file that was loading as the worker took over', async ({ page }) => {
  const release = await holdBack(page, '**/public-sans-pacific-*');
  await page.addInitScript(() =>
    addEventListener('load', () => document.fonts.load('1em "Public Sans Variable"', 'ā'), { once: true }),
  );
  const asked = page.waitForRequest('**/public-sans-pacific-*');
  await page.goto('/pricing');
  await asked;
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  release();
  await workerKeeps(page, '/assets/public-sans-pacific');
});

async function goOfflineAtTrips(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/dashboard?tab=trips');
  await showsScreen(page, 'Traveler Dashboard');
  await expect(page.getByRole('link', { name: TRIP, exact: true })).toBeVisible();
  await workerKeeps(page, '/assets/traveler');
  await setOffline(context, true);
}

const TRIP = 'Bilum Weaving Circle';
const STILL_SIGNED_IN =
  'You are offline. You are still signed in on this device. Your trips open as soon as there is a connection.';

// Without an answer the user is unknown, and may be signed in: no form asks for a sign-in.
test('waits for the connection when a dashboard is opened offline, and opens it then', async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  await signIn('traveler');
  await goOfflineAtTrips(page, context);
  await reloadOffline(page, context);
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText(STILL_SIGNED_IN)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: "You're offline" })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(STILL_SIGNED_IN)).toBeVisible();
  await setOffline(context, false);
  await expect(page).toHaveURL('/dashboard?tab=trips');
  await expect(page.getByRole('link', { name: TRIP, exact: true })).toBeVisible();
  forgive(pageErrors, OFFLINE);
});

test('opens a trip of the list offline, and shows the time of its data', async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  await signIn('traveler');
  await goOfflineAtTrips(page, context);
  await page.getByRole('link', { name: TRIP, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(TRIP);
  await expect(page.getByText(/^As of \d\d:\d\d today$/)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(TRIP);
  forgive(pageErrors, OFFLINE);
});

test('never caches an answer of the API', async ({ page, signIn }) => {
  await signIn('traveler');
  await page.goto('/dashboard');
  await workerKeeps(page, '/assets/');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Trips Booked' })).toContainText('6');
  expect((await keptPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('beacons arrive while the worker controls the page', async ({ page, signIn, lab }) => {
  await signIn('traveler');
  await page.goto('/dashboard');
  await workerKeeps(page, '/assets/');
  const sent = async (field: 'trigger' | 'action', value: string) =>
    (await lab.calls()).filter(({ body }) => (body as Record<string, unknown> | null)?.[field] === value)
      .length;
  for (let visit = 1; visit <= 6; visit++) {
    // Waits for the session, without which the page sends nothing.
    await expect.poll(() => sent('action', 'Session Started')).toBe(visit);
    await page.reload();
    await expect.poll(() => sent('trigger', 'page_unload')).toBe(visit);
  }
});

// spec: 8.service-worker
test('a worker that cannot be registered is only logged', async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'register', {
      value: () => Promise.reject(new Error('No worker here')),
    });
  });
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/');
  expect((await warning).text()).toContain('Service worker registration failed');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  forgive(pageErrors, FAILED_RESPONSE);
});

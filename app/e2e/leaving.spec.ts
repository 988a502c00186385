import type { Page } from '@playwright/test';
import type { FaultLabClient } from '../../src/testing/demo-api/fault-lab';
import { expect, sessionStarted, test } from './fixtures';

const READS = ['GET /api/bookings', 'GET /api/listings'] as const;

async function openHanging(page: Page, lab: FaultLabClient): Promise<void> {
  await lab.setFaults(READS.map((call) => ({ call, kind: 'hang' })));
  await page.goto('/dashboard');
  await sessionStarted(lab);
  await expect.poll(async () => (await lab.calls()).map(({ path }) => path)).toContain('/api/bookings');
}

const reported = async (lab: FaultLabClient) =>
  (await lab.calls()).filter(({ path }) => path === '/api/errors' || path === '/api/analytics/error');

const LEAVINGS: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['going elsewhere', (page) => page.evaluate(() => location.assign('/pricing'))],
  ['a reload', (page) => page.evaluate(() => location.reload())],
  ['Back', (page) => page.evaluate(() => history.back())],
  ['closing', (page) => page.close({ runBeforeUnload: true })],
];

for (const [name, leave] of LEAVINGS) {
  test(`calls aborted by ${name} are not reported as failures`, async ({ page, context, signIn, lab }) => {
    await signIn('traveler');
    await page.goto('/pricing');
    await openHanging(page, lab);
    await leave(page);
    // All calls of the page arrive before this answer.
    const next = await context.newPage();
    await next.goto('/pricing');
    await next.waitForLoadState('networkidle');
    expect(await reported(lab)).toEqual([]);
  });
}

test('a page prerendered by the browser makes no calls before it is shown', async ({ page, signIn, lab }) => {
  await signIn('traveler');
  await lab.clearCalls();
  await page.addInitScript(() => {
    let isUnseen = true;
    Object.defineProperty(document, 'prerendering', { get: () => isUnseen });
    addEventListener('be-seen', () => {
      isUnseen = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await page.goto('/pricing');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await lab.calls()).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('be-seen')));
  await sessionStarted(lab);
});

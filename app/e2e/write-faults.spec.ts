import type { Page } from '@playwright/test';
import { type FaultName, faultNamed } from '../../src/testing/demo-api/fault-choices';
import { callName } from './call-name';
import { expect, FAILED_RESPONSE, forgive, sessionStarted, test } from './fixtures';
import { logOut, showsScreen } from './page-actions';

const BACKGROUND = [
  'POST /api/conversation/update',
  'POST /api/conversation/log-user',
  'POST /api/errors',
  'POST /api/analytics/error',
];
const LOGOUT = 'POST /api/logout';

/**
 * Outcomes of a logout by mutation with a fault: signed out, pending, or the toast. Only the status
 * decides whether a write has failed, so one fault represents all unreadable answers.
 */
const AFTER_LOGOUT = {
  slow: 'out',
  endless: 'waiting',
  forbidden: 'toast',
  'server-error': 'toast',
  html: 'out',
  'network-down': 'toast',
} as const satisfies Partial<Record<FaultName, 'out' | 'waiting' | 'toast'>>;

/** Longest delay between retries in milliseconds, longer than a slow answer. */
const WAIT_MS = 30_000;

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: hidden ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

for (const fault of Object.keys(AFTER_LOGOUT) as (keyof typeof AFTER_LOGOUT)[]) {
  // spec: 8.archive, 8.activity-log, 8.silent, 4.logout-organizer
  test(`writes: ${fault}`, async ({ page, lab, signIn, pageErrors }) => {
    await page.clock.install();
    await signIn('tour_organizer');
    await lab.setFaults([...BACKGROUND, LOGOUT].map((call) => faultNamed(fault, call)));
    await page.goto('/dashboard');
    await showsScreen(page, 'Cultural Tour Command Center');
    await expect(page.locator('main [data-slot="skeleton"]')).toHaveCount(0);
    await sessionStarted(lab);
    const before = await page.locator('main').textContent();

    await test.step('background writes do not change the page', async () => {
      await lab.clearCalls();
      await setHidden(page, true);
      await setHidden(page, false);
      await expect
        .poll(async () => (await lab.calls()).map(callName))
        .toEqual(expect.arrayContaining(BACKGROUND.slice(0, 2)));
      await page.clock.runFor(WAIT_MS);
      expect(await page.locator('main').textContent()).toBe(before);
      await expect(page).toHaveURL('/dashboard');
    });

    await test.step('logging out', async () => {
      await logOut(page);
      const outcome = AFTER_LOGOUT[fault];
      if (outcome === 'out') {
        await expect(page).toHaveURL('/');
        return;
      }
      await expect.poll(async () => (await lab.calls()).map(callName)).toContain(LOGOUT);
      const toast = page.getByRole('alert').getByText('Logout Failed');
      if (outcome === 'toast') await expect(toast).toBeVisible();
      else await expect(toast).toHaveCount(0);
      await expect(page).toHaveURL('/dashboard');
    });
    forgive(pageErrors, FAILED_RESPONSE);
  });
}

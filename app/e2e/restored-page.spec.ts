import type { Page } from '@playwright/test';
import { callName } from './call-name';
import { expect, sessionStarted, test } from './fixtures';
import { holdBack, showsScreen } from './page-actions';

const LOOK_UP = '**/api/auth/user';

/** Dispatches the events of the back/forward cache, which is disabled under a driver. */
const restore = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

test('a page restored after a logout shows no data of the last person', async ({ page, context, signIn }) => {
  await signIn('traveler');
  await page.goto('/dashboard?tab=trips');
  const dashboard = page.getByRole('heading', { level: 1, name: 'Traveler Dashboard' });
  await showsScreen(page, 'Traveler Dashboard');
  await page.waitForLoadState('networkidle');
  await context.request.get('/api/logout');
  const letGo = await holdBack(page, LOOK_UP);
  await restore(page);
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(dashboard).toBeHidden();
  letGo();
  await expect(page).toHaveURL('/auth');
  await expect(dashboard).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});

test('a page restored during a session is unchanged', async ({ page, signIn, lab }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await signIn('traveler');
  await page.goto('/dashboard');
  const dashboard = page.getByRole('heading', { level: 1, name: 'Traveler Dashboard' });
  await showsScreen(page, 'Traveler Dashboard');
  await sessionStarted(lab);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 300));
  const letGo = await holdBack(page, LOOK_UP);
  await lab.clearCalls();
  await restore(page);
  await expect(page.getByText('Loading...')).toBeInViewport();
  await expect(dashboard).toBeHidden();
  letGo();
  await expect(dashboard).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  const calls = (await lab.calls()).map(callName);
  // The session continues without repeated reads. The page logged its unload.
  expect(calls.filter((call) => !/log-user|update/.test(call))).toEqual(['GET /api/auth/user']);
  const told = (await lab.calls()).map(({ body }) => body as { action?: string; trigger?: string } | null);
  expect(told.map((body) => body?.action)).not.toContain('Session Started');
  expect(told.map((body) => body?.trigger)).not.toContain('session_cleanup');
});

test('a restored page keeps storing scroll positions', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/pricing');
  await page.waitForLoadState('networkidle');
  await restore(page);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
});

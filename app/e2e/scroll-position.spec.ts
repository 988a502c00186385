import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdBack } from './page-actions';

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

async function watchForLoading(page: Page): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle(() => {
    const state = { isSeen: false };
    new MutationObserver(() => {
      state.isSeen ||= document.querySelector('[data-slot="loading-screen"]') !== null;
    }).observe(document.body, { childList: true, subtree: true });
    return state;
  });
  return () => seen.evaluate(({ isSeen }) => isSeen);
}

/** Scrolls to the end of the page, and waits until the app has noticed. */
async function scrollToEnd(page: Page): Promise<number> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, document.documentElement.scrollHeight);
      }),
  );
  return scrollY(page);
}

/** Opens the dashboard in a low window, and scrolls to its end. Returns the position. */
async function readDashboardToItsEnd(page: Page): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/dashboard');
  await expect(page.getByRole('group', { name: 'Trips Booked' })).toContainText('6');
  await page.waitForLoadState('networkidle');
  const left = await scrollToEnd(page);
  expect(left).toBeGreaterThan(0);
  return left;
}

test('Back to a dashboard restores its position, without a loading screen', async ({ page, signIn }) => {
  await signIn('traveler');
  const left = await readDashboardToItsEnd(page);
  await page.getByRole('link', { name: /^See more/ }).evaluate((link: HTMLElement) => link.click());
  // Waits for the code of the page, which shows a loading screen before.
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
  const sawLoading = await watchForLoading(page);
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Trips Booked' })).toContainText('6');
  expect(await scrollY(page)).toBe(left);
  expect(await sawLoading()).toBe(false);
});

/** Title of the page that the traveler's navigation opens from a booking. */
const DISCOVER = 'Destinations · Tapa';

test('Back to a booking shows it without a loading screen', async ({ page, signIn }) => {
  await signIn('traveler');
  await page.goto('/dashboard?tab=trips');
  await page.getByRole('link', { name: 'Bilum Weaving Circle' }).first().click();
  const title = page.getByRole('heading', { level: 1, name: 'Bilum Weaving Circle' });
  await expect(title).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click();
  await expect(page).toHaveTitle(DISCOVER);
  const sawLoading = await watchForLoading(page);
  await page.goBack();
  await expect(title).toBeVisible();
  expect(await sawLoading()).toBe(false);
});

/** Lifetime of an unused answer (spec: 9.cache-time). */
const DROPPED_MS = 5 * 60_000 + 1000;

/** Leaves a booking scrolled to its end, and comes back when its data has to be refetched. */
async function comeBackToBooking(page: Page): Promise<{ left: number; answer: () => void }> {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.clock.install();
  await page.goto('/dashboard?tab=trips');
  await page.getByRole('link', { name: 'Bilum Weaving Circle' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bilum Weaving Circle' })).toBeVisible();
  const left = await scrollToEnd(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Discover' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(DISCOVER);
  await page.clock.fastForward(DROPPED_MS);
  const answer = await holdBack(page, '**/api/bookings');
  await page.goBack();
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  expect(await scrollY(page)).toBeLessThan(left);
  return { left, answer };
}

test('a position is restored on a page that is too short at first', async ({ page, signIn }) => {
  await signIn('traveler');
  const { left, answer } = await comeBackToBooking(page);
  answer();
  await expect.poll(() => scrollY(page)).toBe(left);
});

test('scrolling by the reader ends the restoration', async ({ page, signIn }) => {
  await signIn('traveler');
  const { answer } = await comeBackToBooking(page);
  await page.mouse.move(600, 150);
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => scrollY(page)).toBe(0);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Bilum Weaving Circle' })).toBeVisible();
  expect(await scrollY(page)).toBe(0);
});

test('Back after a reload restores the position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/pricing');
  await page.waitForLoadState('networkidle');
  const left = await scrollToEnd(page);
  const siteMap = page.getByRole('navigation', { name: 'Site map' });
  await siteMap.getByRole('link', { name: 'Help' }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle('Help · Tapa');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(page).toHaveTitle('Pricing · Tapa');
  await expect.poll(() => scrollY(page)).toBe(left);
});

test('Back to a page that was reloaded at its top shows its top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/pricing');
  await page.waitForLoadState('networkidle');
  await scrollToEnd(page);
  await page.goto('/help');
  await page.goto('/pricing');
  await page.waitForLoadState('networkidle');
  expect(await scrollY(page)).toBe(0);
  const siteMap = page.getByRole('navigation', { name: 'Site map' });
  await siteMap.getByRole('link', { name: 'Help' }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle('Help · Tapa');
  await page.goBack();
  await expect(page).toHaveTitle('Pricing · Tapa');
  expect(await scrollY(page)).toBe(0);
});

test('Back from a part of the page restores position and focus, and Forward leads there again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/destinations?interest=food');
  const samoa = page.getByRole('article', { name: 'Samoa' }).getByRole('link');
  await samoa.scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(0);
  await samoa.press('Enter');
  await expect(page).toHaveURL('/destinations?interest=food#samoa');
  await expect(page.locator('#samoa > summary')).toBeFocused();
  const jumped = await scrollY(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(left);
  await expect(samoa).toBeFocused();
  await page.goForward();
  await expect(page.locator('#samoa > summary')).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(jumped);
});

test('Back to an address with a hash restores the position, and so does a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/help#book-a-stay');
  await expect(page.locator('#book-a-stay')).toHaveAttribute('open');
  await page.waitForLoadState('networkidle');
  const left = await scrollToEnd(page);
  const siteMap = page.getByRole('navigation', { name: 'Site map' });
  await siteMap.getByRole('link', { name: 'Pricing' }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle('Pricing · Tapa');
  await page.goBack();
  await expect(page.locator('#book-a-stay')).toHaveAttribute('open');
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.reload();
  await expect(page.locator('#book-a-stay')).toHaveAttribute('open');
  await page.waitForLoadState('networkidle');
  expect(await scrollY(page)).toBe(left);
});

test('a reload restores the position of a dashboard', async ({ page, signIn }) => {
  await signIn('traveler');
  const left = await readDashboardToItsEnd(page);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Trips Booked' })).toContainText('6');
  await expect.poll(() => scrollY(page)).toBe(left);
});

test('a page opened again by a link begins at its top', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn('traveler');
  await page.goto('/dashboard');
  await expect(page.getByRole('group', { name: 'Trips Booked' })).toContainText('6');
  await page.waitForLoadState('networkidle');
  await scrollToEnd(page);
  await page.goto('/pricing');
  await page.goto('/dashboard');
  await expect(page.getByRole('group', { name: 'Trips Booked' })).toContainText('6');
  await page.waitForLoadState('networkidle');
  expect(await scrollY(page)).toBe(0);
});

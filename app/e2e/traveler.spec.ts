import { callName } from './call-name';
import { expect, forgive, MISSING_CODE, test } from './fixtures';
import { goWithin, logOut, showsScreen } from './page-actions';

// spec: 2.protected-redirect
test('a visitor is redirected to /auth, and to the wanted page after signing in', async ({
  page,
  signIn,
}) => {
  await page.goto('/dashboard?tab=trips');
  await expect(page).toHaveURL('/auth');
  await page.reload();
  await expect(page).toHaveURL('/auth');
  // After the look-ups: signing in before would let the page redirect at once.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await signIn('traveler');
  // The state of the history entry holds the wanted path.
  await page.reload();
  await expect(page).toHaveURL('/dashboard?tab=trips');
  await showsScreen(page, 'Traveler Dashboard');
});

test('the wanted page opens after signing in to a demo account', async ({ page, lab: _lab }) => {
  await page.goto('/dashboard?tab=rewards');
  await expect(page).toHaveURL('/auth');
  await page.getByRole('link', { name: 'Open a demo portal' }).click();
  await page.getByRole('button', { name: 'Open the demo portal: Traveler' }).click();
  await expect(page).toHaveURL('/dashboard?tab=rewards');
  await expect(page.getByRole('tab', { name: 'Rewards' })).toHaveAttribute('aria-selected', 'true');
});

test('without a wanted page, /auth redirects a signed-in user to /dashboard', async ({ page, signIn }) => {
  await signIn('traveler');
  await page.goto('/auth');
  await expect(page).toHaveURL('/dashboard');
});

// spec: 7.bookings, 7.listings, 3.listing-category
test('the traveler dashboard shows the answers of the API', async ({ page, signIn, lab }) => {
  await signIn('traveler');
  await page.goto('/dashboard');
  await expect(page.getByRole('group', { name: 'Trips Booked' })).toContainText('6');
  await expect(page.getByRole('link', { name: 'Bilum Weaving Circle' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Highlands Guesthouse with Coffee Growers, Goroka' }),
  ).toBeVisible();
  await expect(page.getByText('Sample data')).toHaveCount(0);
  const reads = (await lab.calls()).filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect(reads.sort()).toEqual(['/api/auth/user', '/api/bookings', '/api/listings?category=cultural']);
});

test('the open tab is in the URL, survives a reload, and each is a history entry', async ({
  page,
  signIn,
}) => {
  await signIn('traveler');
  await page.goto('/dashboard');
  const trips = page.getByRole('tab', { name: 'My Trips' });
  await trips.click();
  await expect(page).toHaveURL('/dashboard?tab=trips');
  await expect(trips).toBeFocused();
  // A press by mouse shows no focus ring.
  await expect(page.locator(':focus-visible')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/dashboard?tab=wishlist');
  await expect(page.locator(':focus-visible')).toHaveText('Wishlist');
  await page.goBack();
  await page.getByRole('tab', { name: 'Rewards' }).click();
  await expect(page).toHaveURL('/dashboard?tab=rewards');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Rewards' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'My Trips' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/dashboard?tab=nonsense');
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
});

// spec: 7.bookings, 8.report-query, 8.report-api, 9.read-retries
test('failed bookings show an error after four calls, and the listings still show', async ({
  page,
  signIn,
  lab,
  pageErrors,
}) => {
  await page.clock.install();
  await signIn('traveler');
  await lab.setFaults([{ call: 'GET /api/bookings', kind: 'status', status: 500 }]);
  await page.goto('/dashboard');
  await expect(
    page.getByRole('heading', { name: 'Highlands Guesthouse with Coffee Growers, Goroka' }),
  ).toBeVisible();
  const bookings = async () => (await lab.calls()).filter(({ path }) => path === '/api/bookings').length;
  for (const [calls, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    // Real time passes too: on a busy machine the next call may have been made.
    await expect.poll(bookings).toBeGreaterThanOrEqual(calls);
    await page.clock.runFor(wait);
  }
  await expect.poll(bookings).toBe(4);
  // Waits for the last answer: one that came a minute later would be reported again.
  await expect(page.getByRole('group', { name: 'Trips Booked' })).toContainText('Trips did not load');
  // Waits for the report, which would time out in the minute that follows.
  await expect
    .poll(async () =>
      (await lab.calls())
        .filter(({ path }) => path === '/api/errors')
        .map(({ body }) => (body as { type: string }).type)
        .sort(),
    )
    .toEqual(['api_error', 'query_failure']);
  await page.clock.runFor(60_000);
  expect(await bookings(), 'no fifth call').toBe(4);
  forgive(pageErrors, /Failed to load resource|bookings/i);
});

// spec: 4.logout-navigation, 7.logout
test('logging out leaves by navigation, and ends the session', async ({ page, signIn, lab }) => {
  await signIn('traveler');
  await page.goto('/dashboard');
  await logOut(page);
  await expect(page).toHaveURL('/');
  expect((await lab.calls()).map(callName)).toContain('GET /api/logout');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
});

test('in print, every recommendation is inside the page', async ({ page, signIn }) => {
  const paper = { width: 718, height: 1047 };
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await signIn('traveler');
  await page.goto('/dashboard');
  const cards = page.getByRole('group', { name: 'Personalized Recommendations' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const ends = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThan(paper.width);
});

test('in print, no row of a list is split across pages', async ({ page, signIn }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [role, tab] of [
    ['traveler', 'overview'],
    ['travel_agent', 'bookings'],
    ['tour_organizer', 'team'],
    ['corporate_admin', 'approvals'],
  ] as const) {
    await signIn(role);
    await page.goto(`/dashboard?tab=${tab}`);
    const rows = page.locator('main [role="tabpanel"]:visible').locator('li:visible, tbody tr:visible');
    await expect(rows.first()).toBeVisible();
    await expect(page.locator('main [data-slot="skeleton"]')).toHaveCount(0);
    // For cells, the row that contains them.
    const cut = await rows.evaluateAll((all) =>
      all
        .filter((row) => row.parentElement?.closest('li, tr') === null)
        .filter((row) => getComputedStyle(row).breakInside !== 'avoid')
        .map((row) => row.outerHTML.slice(0, 120)),
    );
    expect.soft(cut, `${role}, ${tab}`).toEqual([]);
  }
});

test('on paper, panels begin under the title, figures have their labels, and sums stand once', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ media: 'print' });
  await signIn('corporate_admin');
  await page.goto('/dashboard?tab=analytics');
  const styleOf = (selector: string, name: 'display' | 'breakInside') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property], name);
  expect(await styleOf('[data-slot="stat-tile"]', 'breakInside')).toBe('avoid');
  // Chromium leaves the first page empty if a grid does not fit on it, and repeats the foot of a table.
  expect(await styleOf('[data-slot="dashboard-stack"]', 'display')).toBe('flex');
  expect(await styleOf('[data-slot="dashboard"] tfoot', 'display')).toBe('table-row-group');
});

// spec: 2.offline-banner, 4.offline-banner
test('the offline banner shows only after an offline event', async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  await signIn('traveler');
  await page.goto('/help');
  // Its code is lazy, and cannot load offline.
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
  await goWithin(page, '/dashboard');
  const banner = page.getByText("You're offline. Some features may not work properly.");
  await expect(page.getByRole('group', { name: 'Trips Booked' })).toContainText('6');
  await expect(banner).toHaveCount(0);
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  const isUnderTopBar = () =>
    banner.evaluate((element) => {
      const bar = document.querySelector('[data-slot="top-bar"]')?.getBoundingClientRect();
      return bar !== undefined && element.getBoundingClientRect().top >= bar.bottom;
    });
  expect(await isUnderTopBar()).toBe(true);
  // The banner stays on the next screen.
  await goWithin(page, '/help');
  await expect(page).toHaveTitle('Help · Tapa');
  await expect(banner).toBeVisible();
  expect(await isUnderTopBar()).toBe(true);
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  // Preloaded code may have failed.
  forgive(pageErrors, MISSING_CODE);
});

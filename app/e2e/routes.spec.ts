import { PUBLIC_PATHS } from '../routes/table';
import { namesOf } from './call-name';
import { DASHBOARD_TITLES, DATA_READS, ROLES } from './expected-calls';
import { expect, sessionStarted, test } from './fixtures';
import {
  comesAlive,
  expectPage,
  goWithin,
  holdBack,
  showsScreen,
  titleOf,
  watchPolicy,
} from './page-actions';

/** Linked paths without a page, and one that is not linked. */
const UNKNOWN_PATHS = [
  '/profile',
  '/settings',
  '/search',
  '/white-label',
  '/wishlists',
  '/messages',
  '/bookings',
  '/notifications',
  '/no/such/page?from=test#place',
];

const PROTECTED_PATHS = [
  '/dashboard',
  '/traveler-dashboard',
  '/agent-dashboard',
  '/admin-dashboard',
  '/booking',
  '/booking/7',
];

/** Dashboards chosen by the path, not by the role. */
const FIXED = [
  ['/traveler-dashboard', 'Traveler Dashboard'],
  ['/agent-dashboard', 'Travel Agent Hub'],
  ['/admin-dashboard', 'Travel Agent Hub'],
] as const;

// spec: 2.unknown-path, 2.links-without-page
test('a visitor sees the landing page on unknown paths, without a redirect', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/no-such-page');
  await expectPage(page, '/no-such-page', await titleOf('/'), true);
  for (const path of UNKNOWN_PATHS) {
    await goWithin(page, path);
    await expectPage(page, path, await titleOf('/'), true);
  }
  expect(violations).toEqual([]);
});

test('a page whose code is late says that it is on its way, until it shows or is left', async ({ page }) => {
  const letCodeCome = await holdBack(page, '**/assets/pricing-screen*.js');
  const notice = page.getByRole('status').filter({ hasText: 'The next page is loading.' });
  await page.goto('/contact');
  const link = page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Pricing' });
  await comesAlive(link);
  await expect(notice).toHaveCount(0);
  await link.click();
  await expect(notice).toBeInViewport();
  await page.goBack();
  await expect(notice).toHaveCount(0);
  await link.click();
  await expect(notice).toBeInViewport();
  letCodeCome();
  await expectPage(page, '/pricing', await titleOf('/pricing'), false);
  await expect(notice).toHaveCount(0);
});

// spec: 2.protected-redirect, 4.auth-states
test('a visitor is redirected from the protected paths to /auth', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/');
  for (const path of PROTECTED_PATHS) {
    await goWithin(page, path);
    await expect(page).toHaveURL('/auth');
    await expect(page).toHaveTitle(await titleOf('/auth'));
  }
  expect(violations).toEqual([]);
});

for (const role of ROLES) {
  // spec: 6.agent-queries, 6.organizer-queries, 6.corporate-queries, 6.traveler-no-check, 7.agent-reads
  // spec: 7.organizer-reads, 7.corporate-reads, 7.log-start
  // spec: 2.route-dashboard, 2.route-booking, 2.route-traveler, 2.route-agent-admin, 2.role-traveler
  // spec: 2.role-agent, 2.role-organizer, 2.role-corporate
  test(`${role}: /dashboard makes each of its calls once and no others, and every protected route shows its screen`, async ({
    page,
    signIn,
    lab,
  }) => {
    const violations = await watchPolicy(page);
    await signIn(role);
    await lab.clearCalls();
    await page.goto('/dashboard');
    await expectPage(page, '/dashboard', `${DASHBOARD_TITLES[role]} · Tapa`, true);
    await showsScreen(page, DASHBOARD_TITLES[role]);
    await sessionStarted(lab);
    await page.waitForLoadState('networkidle');
    const calls = await lab.calls();
    expect(namesOf(calls)).toEqual(
      ['GET /api/auth/user', 'POST /api/conversation/log-user', ...DATA_READS[role]].sort(),
    );
    const log = calls.find(({ path }) => path === '/api/conversation/log-user');
    expect(log?.body).toMatchObject({
      action: 'Session Started',
      metadata: {
        pageVisible: true,
        platform: expect.any(String),
        userAgent: expect.any(String),
        sessionId: expect.any(String),
      },
    });
    for (const [path, title] of FIXED) {
      await goWithin(page, path);
      await expectPage(page, path, `${title} · Tapa`, true);
      await showsScreen(page, title);
    }
    await goWithin(page, '/booking');
    await expectPage(page, '/booking', 'No booking chosen · Tapa', true);
    await goWithin(page, '/booking/no-such-booking');
    await expectPage(page, '/booking/no-such-booking', 'Booking not found · Tapa', true);
    await goWithin(page, '/auth');
    await expect(page).toHaveURL('/dashboard');
    expect(violations).toEqual([]);
  });
}

// spec: 2.public-routes, 2.links-without-page
test('a signed-in user sees the public pages, and the landing page on unknown paths', async ({
  page,
  signIn,
}) => {
  const violations = await watchPolicy(page);
  await signIn('traveler');
  await page.goto('/dashboard');
  for (const path of PUBLIC_PATHS.filter((path) => path !== '/auth')) {
    await goWithin(page, path);
    await expectPage(page, path, await titleOf(path), false);
  }
  for (const path of UNKNOWN_PATHS) {
    await goWithin(page, path);
    await expectPage(page, path, await titleOf('/'), true);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Dashboard'), path).toBeVisible();
  }
  expect(violations).toEqual([]);
});

import type { Page } from '@playwright/test';
import type { FaultLabClient } from '../../src/testing/demo-api/fault-lab';
import { namesOf } from './call-name';
import { DASHBOARD_TITLES, DATA_READS } from './expected-calls';
import { expect, FAILED_RESPONSE, forgive, sessionStarted, test } from './fixtures';
import { goWithin, holdBack, logOut, showsScreen } from './page-actions';

const CORPORATE_CODE = /\/assets\/corporate-dashboard-[\w-]{8}\.js$/;
const LOOK_UPS = ['GET /api/auth/current-user', 'GET /api/auth/user'];

/** Waits for the calls, and checks that no others follow. */
async function expectCalls(page: Page, lab: FaultLabClient, expected: readonly string[]): Promise<void> {
  await expect.poll(async () => namesOf(await lab.calls())).toEqual(expected);
  await page.waitForLoadState('networkidle');
  expect(namesOf(await lab.calls())).toEqual(expected);
}

// spec: 4.look-ups, 7.current-user
test('a visitor makes the two look-ups and no other call', async ({ page, lab }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectCalls(page, lab, LOOK_UPS);
});

// spec: 4.look-ups
test('a dashboard’s document makes the look-up and the reads before its code has loaded, once', async ({
  page,
  signIn,
  lab,
}) => {
  await signIn('corporate_admin');
  await lab.clearCalls();
  const sendCode = await holdBack(page, '**/assets/index-*.js');
  const ownCode = page.waitForRequest(CORPORATE_CODE);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await ownCode;
  const calls = ['GET /api/auth/user', ...DATA_READS.corporate_admin].sort();
  await expect.poll(async () => namesOf(await lab.calls())).toEqual(calls);
  sendCode();
  await showsScreen(page, DASHBOARD_TITLES.corporate_admin);
  await sessionStarted(lab);
  const gets = (await lab.calls()).filter(({ method }) => method === 'GET');
  expect(namesOf(gets)).toEqual(calls);
});

test('the code of the last shown dashboard loads while the user is looked up', async ({ page, signIn }) => {
  await signIn('corporate_admin');
  await page.goto('/dashboard');
  await showsScreen(page, 'Corporate Travel Management');
  const answer = await holdBack(page, '**/api/auth/user');
  const code = page.waitForRequest(CORPORATE_CODE);
  await page.reload({ waitUntil: 'commit' });
  await code;
  answer();
  await showsScreen(page, 'Corporate Travel Management');
});

// spec: 4.look-ups
test('a visitor makes the two look-ups on a dashboard and again on the sign-in page', async ({
  page,
  lab,
}) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  await expectCalls(page, lab, [...LOOK_UPS, ...LOOK_UPS].sort());
});

// spec: 6.agent-queries
test('the fixed dashboards only make the reads that the role allows', async ({ page, signIn, lab }) => {
  await signIn('traveler');
  await lab.clearCalls();
  await page.goto('/agent-dashboard');
  await showsScreen(page, 'Travel Agent Hub');
  await sessionStarted(lab);
  await page.waitForLoadState('networkidle');
  expect(namesOf(await lab.calls())).toEqual(['GET /api/auth/user', 'POST /api/conversation/log-user']);
});

for (const role of ['admin', 'corporate_admin'] as const) {
  // spec: 6.traveler-no-check
  test(`the traveler dashboard of ${role} reads bookings and listings, and nothing else`, async ({
    page,
    signIn,
    lab,
  }) => {
    await signIn(role);
    await lab.clearCalls();
    await page.goto('/traveler-dashboard');
    await showsScreen(page, 'Traveler Dashboard');
    await sessionStarted(lab);
    await page.waitForLoadState('networkidle');
    expect(namesOf(await lab.calls())).toEqual([
      'GET /api/auth/user',
      'GET /api/bookings',
      'GET /api/listings?category=cultural',
      'POST /api/conversation/log-user',
    ]);
  });
}

// spec: 7.archive-beacon, 4.trigger-unload, 3.archive-payload
test('closing the page sends page_unload as a beacon', async ({ page, signIn, lab }) => {
  await signIn('travel_agent');
  await page.goto('/dashboard');
  await sessionStarted(lab);
  await showsScreen(page, DASHBOARD_TITLES.travel_agent);
  await lab.clearCalls();
  await page.goto('about:blank');
  await expect.poll(async () => namesOf(await lab.calls())).toEqual(['POST /api/conversation/update']);
  const [beacon] = await lab.calls();
  expect(beacon?.body).toMatchObject({
    trigger: 'page_unload',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    metadata: { sessionDuration: expect.any(Number), pageVisible: expect.any(Boolean) },
  });
});

// spec: 4.logout-navigation, 4.trigger-cleanup, 7.logout
test('logging out by navigation sends session_cleanup first, and no page_unload', async ({
  page,
  signIn,
  lab,
}) => {
  await signIn('corporate_admin');
  await page.goto('/dashboard');
  await sessionStarted(lab);
  await page.waitForLoadState('networkidle');
  await lab.clearCalls();
  await logOut(page);
  await expect(page).toHaveURL('/');
  await page.waitForLoadState('networkidle');
  const calls = await lab.calls();
  const triggers = calls
    .filter(({ path }) => path === '/api/conversation/update')
    .map(({ body }) => (body as { trigger: string }).trigger);
  expect(triggers).toEqual(['session_cleanup']);
  expect(namesOf(calls)).toContain('GET /api/logout');
});

// spec: 4.logout-organizer, 4.trigger-cleanup
test('the organizer logs out by mutation after the end of the session log, lands on / and is removed', async ({
  page,
  signIn,
  lab,
}) => {
  await signIn('tour_organizer');
  await page.goto('/dashboard');
  await sessionStarted(lab);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  const order = sent.map((one) => /session_cleanup|logout/.exec(one)?.[0]).filter((one) => one !== undefined);
  expect(order).toEqual(['session_cleanup', 'logout']);
  expect(namesOf(await lab.calls())).toContain('POST /api/logout');
});

test('nothing of the organizer’s session is logged while the logout is pending, nor until it has succeeded', async ({
  page,
  signIn,
  lab,
}) => {
  // Every event is logged.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await signIn('tour_organizer');
  await page.goto('/dashboard');
  await sessionStarted(lab);
  await page.waitForLoadState('networkidle');
  const letLogOut = await holdBack(page, '**/api/logout');
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/conversation')) told.push(request.postData() ?? '');
  });
  await logOut(page);
  const end = () => told.findIndex((body) => body.includes('session_cleanup'));
  await expect.poll(end).not.toBe(-1);
  const act = async () => {
    await page.mouse.click(5, 5);
    await page.keyboard.press('Shift');
    await page.mouse.wheel(0, 200);
  };
  await act();
  letLogOut();
  await expect(page).toHaveURL('/');
  await act();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(told.slice(end() + 1)).toEqual([]);
});

test('a failed logout stays on the dashboard, shows a toast and logs again', async ({
  page,
  signIn,
  lab,
  pageErrors,
}) => {
  await signIn('tour_organizer');
  await lab.setFaults([{ call: 'POST /api/logout', kind: 'status', status: 403 }]);
  await page.goto('/dashboard');
  await sessionStarted(lab);
  await lab.clearCalls();
  await logOut(page);
  await expect(page.getByRole('alert').getByText('Logout Failed')).toBeVisible();
  await expect(page.getByText('Unable to logout. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await sessionStarted(lab);
  forgive(pageErrors, FAILED_RESPONSE);
});

test('an organizer who leaves the page while the logout is pending is removed too', async ({
  page,
  signIn,
}) => {
  await signIn('tour_organizer');
  await page.goto('/dashboard');
  await page.waitForLoadState('networkidle');
  const letLogOut = await holdBack(page, '**/api/logout');
  await logOut(page);
  await goWithin(page, '/pricing');
  await expect(page).toHaveTitle('Pricing · Tapa');
  letLogOut();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test('a failed logout shows a toast even on another page', async ({ page, signIn, lab, pageErrors }) => {
  await signIn('tour_organizer');
  await lab.setFaults([{ call: 'POST /api/logout', kind: 'status', status: 403 }]);
  const letFail = await holdBack(page, '**/api/logout');
  await page.goto('/dashboard');
  await logOut(page);
  await goWithin(page, '/pricing');
  await expect(page).toHaveTitle('Pricing · Tapa');
  letFail();
  await expect(page.getByRole('alert').getByText('Logout Failed')).toBeVisible();
  await expect(page).toHaveURL('/pricing');
  forgive(pageErrors, FAILED_RESPONSE);
});

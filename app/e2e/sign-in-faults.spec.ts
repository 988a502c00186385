import { FAULT_CHOICES, type FaultName, faultNamed } from '../../src/testing/demo-api/fault-choices';
import { callName } from './call-name';
import { DATA_READS } from './expected-calls';
import { expect, FAILED_RESPONSE, forgive, test } from './fixtures';

const FIRST = 'GET /api/auth/user';
const SECOND = 'GET /api/auth/current-user';

const PAGES = {
  dashboard: ['/dashboard', 'Traveler Dashboard'],
  auth: ['/auth', 'Welcome back'],
  offline: ['/auth', "You're offline"],
} as const;

type Outcome = keyof typeof PAGES | 'loading';

/** Faults of the first look-up: only "no user" leads to the second one, which finds the user. */
const AFTER_FIRST: Readonly<Record<FaultName, { outcome: Outcome; asksAgain: boolean }>> = {
  slow: { outcome: 'dashboard', asksAgain: false },
  endless: { outcome: 'loading', asksAgain: false },
  unauthorized: { outcome: 'dashboard', asksAgain: true },
  forbidden: { outcome: 'auth', asksAgain: false },
  'server-error': { outcome: 'auth', asksAgain: false },
  html: { outcome: 'auth', asksAgain: false },
  truncated: { outcome: 'auth', asksAgain: false },
  'wrong-types': { outcome: 'dashboard', asksAgain: false },
  empty: { outcome: 'dashboard', asksAgain: true },
  'network-down': { outcome: 'offline', asksAgain: false },
};

/** Faults of the second look-up, one of each outcome, because both are read alike. */
const AFTER_SECOND: Partial<Record<FaultName, Outcome>> = {
  slow: 'dashboard',
  endless: 'loading',
  unauthorized: 'auth',
  'network-down': 'offline',
};

for (const { value: fault } of FAULT_CHOICES) {
  test(`look-ups of the user: ${fault}`, async ({ page, lab, signIn, pageErrors }) => {
    const shows = async (outcome: Outcome) => {
      if (outcome === 'loading') {
        await expect(page.getByText('Loading...')).toBeVisible();
        return;
      }
      const [path, name] = PAGES[outcome];
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    };
    const asked = async (call: string) => (await lab.calls()).filter((one) => callName(one) === call).length;

    await signIn('traveler');
    await test.step('the first look-up', async () => {
      const { outcome, asksAgain } = AFTER_FIRST[fault];
      await lab.setFaults([faultNamed(fault, FIRST)]);
      await lab.clearCalls();
      await page.goto('/dashboard');
      await shows(outcome);
      expect((await asked(SECOND)) > 0).toBe(asksAgain);
    });
    const outcome = AFTER_SECOND[fault];
    if (outcome !== undefined) {
      await test.step('the second look-up', async () => {
        await lab.setFaults([faultNamed('unauthorized', FIRST), faultNamed(fault, SECOND)]);
        await page.goto('/dashboard');
        await shows(outcome);
      });
    }
    forgive(pageErrors, FAILED_RESPONSE);
  });
}

const ENDED = 'Your sign-in has ended, so your data could not be loaded.';

/** A role whose reads need no role, and one whose reads do, with the names of their demo accounts. */
const ACCOUNTS = [
  ['traveler', 'Traveler'],
  ['travel_agent', 'Travel agent'],
] as const;

for (const [role, name] of ACCOUNTS) {
  test(`${role}: refused reads announce that the sign-in has ended`, async ({
    page,
    lab,
    signIn,
    pageErrors,
  }) => {
    await signIn(role);
    await lab.setFaults(DATA_READS[role].map((call) => faultNamed('unauthorized', call)));
    await page.goto('/dashboard?tab=overview');
    await expect(page.getByText(ENDED)).toBeVisible();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(page).toHaveURL('/auth');
    await lab.setFaults([]);
    await page.getByRole('link', { name: 'Open a demo portal' }).click();
    await page.getByRole('button', { name: `Open the demo portal: ${name}`, exact: true }).click();
    await expect(page).toHaveURL('/dashboard?tab=overview');
    await expect(page.getByText(ENDED)).toHaveCount(0);
    forgive(pageErrors, FAILED_RESPONSE);
  });
}

test('refused reads announce it on the page of a booking too', async ({ page, lab, signIn, pageErrors }) => {
  await signIn('traveler');
  await lab.setFaults([faultNamed('unauthorized', 'GET /api/bookings')]);
  await page.goto('/booking/booking-1');
  await expect(page.getByText(ENDED)).toBeVisible();
  await expect(page).toHaveURL('/booking/booking-1');
  forgive(pageErrors, FAILED_RESPONSE);
});

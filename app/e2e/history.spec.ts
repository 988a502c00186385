import type { DemoRole } from '../../src/testing/demo-api/fixtures/users';
import { expect, test } from './fixtures';
import { comesAlive, goWithin, holdBack } from './page-actions';

const TABS: Partial<Record<DemoRole, readonly (readonly [value: string, label: string])[]>> = {
  traveler: [
    ['overview', 'Overview'],
    ['trips', 'My Trips'],
    ['wishlist', 'Wishlist'],
    ['rewards', 'Rewards'],
    ['profile', 'Profile'],
  ],
  travel_agent: [
    ['overview', 'Overview'],
    ['clients', 'Clients'],
    ['bookings', 'Bookings'],
    ['external-apis', 'External APIs'],
    ['white-label', 'White-Label'],
    ['analytics', 'Analytics'],
  ],
  tour_organizer: [
    ['overview', 'Overview'],
    ['private-tours', 'Private Tours'],
    ['applications', 'Applications'],
    ['team', 'Team'],
    ['analytics', 'Analytics'],
    ['revenue', 'Revenue'],
  ],
  corporate_admin: [
    ['overview', 'Overview'],
    ['employees', 'Employees'],
    ['approvals', 'Approvals'],
    ['budget', 'Budget'],
    ['policies', 'Policies'],
    ['analytics', 'Analytics'],
  ],
};

for (const [role, tabs] of Object.entries(TABS) as [DemoRole, NonNullable<(typeof TABS)[DemoRole]>][]) {
  test(`${role}: an address opens its tab, and Back and Forward go through the opened tabs`, async ({
    page,
    signIn,
  }) => {
    await signIn(role);
    const open = page.getByRole('tab', { selected: true });
    const [lastValue, lastLabel] = tabs[tabs.length - 1] ?? ['', ''];
    await page.goto(`/dashboard?tab=${lastValue}`);
    await expect(open).toContainText(lastLabel);
    for (const [value, label] of tabs.slice(0, -1)) {
      await page.getByRole('tab', { name: label }).click();
      await expect(page).toHaveURL(`/dashboard?tab=${value}`);
      await expect(open).toContainText(label);
    }
    await page.goBack();
    await expect(open).toContainText(tabs[tabs.length - 3]?.[1] ?? '');
    await page.goBack();
    await expect(open).toContainText(tabs[tabs.length - 4]?.[1] ?? '');
    await page.goForward();
    await expect(open).toContainText(tabs[tabs.length - 3]?.[1] ?? '');
  });
}

test('a link pressed again while its page loads adds one history entry', async ({ page }) => {
  const letCodeCome = await holdBack(page, '**/assets/pricing-screen*.js');
  await page.goto('/contact');
  const link = page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Pricing' });
  await comesAlive(link);
  await link.click();
  await link.press('Enter');
  letCodeCome();
  await expect(page).toHaveTitle('Pricing · Tapa');
  await page.goBack();
  await expect(page).toHaveTitle('Contact · Tapa');
});

test('a tab pressed twice adds one history entry', async ({ page, signIn }) => {
  await signIn('traveler');
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'My Trips' }).dblclick();
  await expect(page.getByRole('tab', { selected: true })).toContainText('My Trips');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('Back and Forward between tabs move focus from one panel to the next', async ({ page, signIn }) => {
  await signIn('traveler');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'All trips' }).press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'My Trips' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('tabpanel', { name: 'My Trips' })).toBeFocused();
  await page.getByRole('tab', { name: 'My Trips' }).focus();
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'My Trips' })).toBeFocused();
});

test('Back from a booking, a reload and a shared address show the open page of bookings', async ({
  page,
  signIn,
}) => {
  await signIn('traveler');
  const many = Array.from({ length: 120 }, (_, index) => ({
    id: `b${index + 1}`,
    listingTitle: `Trip ${index + 1}`,
    checkIn: '2027-06-01',
    checkOut: '2027-06-02',
  }));
  await page.route('**/api/bookings', (route) => route.fulfill({ json: many }));
  await page.goto('/dashboard?tab=trips');
  const shown = page.getByText('Showing 51–100 of 120');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(shown).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.getByRole('link', { name: 'Trip 60', exact: true }).click();
  await expect(page).toHaveURL('/booking/b60');
  await expect(page.getByRole('heading', { level: 1, name: 'Trip 60' })).toBeVisible();
  await page.goBack();
  await expect(shown).toBeVisible();
  await page.reload();
  await expect(shown).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Showing 1–50 of 120')).toBeVisible();
  await expect(page).toHaveURL('/dashboard?tab=trips');
  await page.goto('/dashboard?tab=trips&page=99');
  await expect(page.getByText('Showing 101–120 of 120')).toBeVisible();
  await page.goto('/dashboard?tab=trips&page=NaN');
  await expect(page.getByText('Showing 1–50 of 120')).toBeVisible();
});

test('Back and Forward between outlines keep focus on the page', async ({ page }) => {
  await page.goto('/ai-itinerary');
  const send = page.getByRole('button', { name: 'Make an outline' });
  const plan = async (destination: string) => {
    await page.getByLabel('Destination').selectOption(destination);
    await page.getByLabel('First day').fill('2027-06-01');
    await page.getByLabel('Last day').fill('2027-06-05');
    await send.press('Enter');
    await expect(page.getByRole('heading', { name: /5 days in/ })).toBeFocused();
  };
  await plan('samoa');
  await plan('fiji');
  await send.focus();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '5 days in Samoa' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await send.focus();
  await page.goForward();
  await expect(page.getByRole('heading', { name: '5 days in Samoa' })).toBeFocused();
});

test('Back and Forward lead through pages, with their titles, and end where they began', async ({ page }) => {
  await page.goto('/');
  const siteMap = page.getByRole('navigation', { name: 'Site map' });
  await siteMap.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle('Pricing · Tapa');
  await siteMap.getByRole('link', { name: 'Safety' }).click();
  await expect(page).toHaveTitle('Travel safely · Tapa');
  await page.goBack();
  await expect(page).toHaveTitle('Pricing · Tapa');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveTitle('Travel safely · Tapa');
});

test('the guard adds no history entry: Back from /auth leads to the page before', async ({
  page,
  lab: _lab,
}) => {
  await page.goto('/pricing');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

for (const [first, second] of [
  ['/', '/wishlists'],
  ['/cultural-experiences', '/traditional-crafts'],
] as const) {
  test(`Back to ${first} from ${second}, with the same screen, moves focus to its h1`, async ({ page }) => {
    await page.goto(first);
    const h1 = page.getByRole('heading', { level: 1 });
    await expect(h1).toBeVisible();
    await goWithin(page, second);
    await expect(h1).toBeFocused();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect(h1).toBeFocused();
  });
}

test('a reload does not move focus, even on a page reached by a link', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Pricing' }).click();
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toBeFocused();
  await page.reload();
  await expect(page).toHaveTitle('Pricing · Tapa');
  await page.waitForLoadState('networkidle');
  await expect(h1).not.toBeFocused();
});

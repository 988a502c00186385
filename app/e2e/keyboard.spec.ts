import { expect, forgive, MISSING_CODE, test, UNHYDRATED } from './fixtures';
import { DASHBOARD_CODE, goWithin, holdBack, showsScreen } from './page-actions';

test('a traveler reaches everything by keyboard', async ({ page, signIn, lab }) => {
  await signIn('traveler');
  await page.goto('/dashboard');
  await expect(page.getByRole('group', { name: 'Trips Booked' })).toContainText('6');

  await test.step('tabs: one tab stop, arrow keys within, and the address follows', async () => {
    const overview = page.getByRole('tab', { name: 'Overview' });
    for (
      let stops = 0;
      stops < 20 && !(await overview.evaluate((tab) => tab === document.activeElement));
      stops++
    )
      await page.keyboard.press('Tab');
    await expect(overview).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'My Trips' })).toBeFocused();
    await expect(page).toHaveURL('/dashboard?tab=trips');
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Profile' })).not.toBeFocused();
  });

  await test.step('account menu: Escape restores focus, Enter logs out', async () => {
    const menu = page.getByRole('button', { name: /Account menu/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect((await lab.calls()).map(({ path }) => path)).toContain('/api/logout');
  });
});

test('a visitor skips the navigation, and a followed link puts focus on the new h1', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const pricing = page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Pricing' });
  await pricing.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const [role, path] of [
  ['traveler', '/dashboard'],
  // The test dashboard has a notice above its title.
  ['reviewer', '/dashboard'],
  ['traveler', '/booking/booking-1'],
  ['traveler', '/auth-is-not-for-me'],
] as const) {
  test(`${role} on ${path}: the first tab stop skips the navigation`, async ({ page, signIn }) => {
    await signIn(role);
    await page.goto(path);
    await showsScreen(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}

test('skipping the navigation while the dashboard loads leads into the dashboard', async ({
  page,
  signIn,
}) => {
  await signIn('traveler');
  const letGo = await holdBack(page, DASHBOARD_CODE);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  letGo();
  await showsScreen(page, 'Traveler Dashboard');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a tab opened from the menu is shown from its title', async ({ page, signIn }) => {
  await signIn('travel_agent');
  await page.goto('/dashboard');
  // With its code loaded, the panel has the height of its list when it takes focus.
  await page.getByRole('tab', { name: 'Bookings' }).click();
  await expect(page.getByRole('table', { name: 'All bookings' })).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('bookings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Bookings' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the first tab stop of an error screen skips the navigation too', async ({ page, pageErrors }) => {
  await page.route('**/assets/pricing-screen*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/pricing');
  const heading = page.getByRole('heading', { level: 1, name: 'Something went wrong' });
  await expect(heading).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('a, button')?.textContent)).toBe('Skip to content');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Something went wrong');
  forgive(pageErrors, MISSING_CODE);
  forgive(pageErrors, UNHYDRATED);
});

test('the notice of an unknown role is in a landmark, and navigation links are lists', async ({
  page,
  signIn,
}) => {
  await signIn('reviewer');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Notice' })).toContainText('Using test dashboard.');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('list').getByRole('link').first()).toBeVisible();
  expect(await navigation.getByRole('link').count()).toBe(await navigation.getByRole('listitem').count());
});

test('late data does not move focus that the reader has moved meanwhile', async ({ page, signIn }) => {
  await signIn('traveler');
  await page.goto('/pricing');
  const menu = page.getByRole('button', { name: /Account menu/ });
  await expect(menu).toBeVisible();
  const letGo = await holdBack(page, '**/api/bookings');
  await goWithin(page, '/booking/booking-1');
  await expect(page.getByText('Loading...')).toBeVisible();
  await menu.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem').first();
  await expect(item).toBeFocused();
  letGo();
  await expect(page).not.toHaveTitle('Booking · Tapa');
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(item).toBeFocused();
});

/** Pages, and their minimum of tab stops before the bottom navigation. */
const PAGES_WITH_STOPS = [
  ['/dashboard', 10],
  // The skip link, the name of the site, the account menu, and the actions of a booking.
  ['/booking/booking-1', 6],
  ['/', 10],
  ['/help', 10],
] as const;

for (const [path, least] of PAGES_WITH_STOPS) {
  // Stricter than WCAG 2.4.11, which allows partly hidden elements: nothing with room above may be covered.
  test(`on a phone the bottom navigation covers no focused element: ${path}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await signIn('traveler');
    await page.goto(path);
    await showsScreen(page);
    const covered: string[] = [];
    let stops = 0;
    for (; stops < 200; stops++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const nav = document.querySelector('[data-slot="bottom-nav"]');
        const focused = document.activeElement;
        if (!nav || !focused || nav.contains(focused)) return null;
        const room = nav.getBoundingClientRect().top;
        const { bottom, height } = focused.getBoundingClientRect();
        return { name: focused.textContent, isCovered: height < room && bottom > room };
      });
      if (stop === null) break;
      if (stop.isCovered) covered.push(stop.name);
    }
    expect(stops).toBeGreaterThanOrEqual(least);
    expect(covered).toEqual([]);
  });
}

/** Returns the names of running animations. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition'));

test('nothing moves with reduced motion, not even loading indicators', async ({ page, signIn, lab }) => {
  await signIn('traveler');
  await lab.setFaults([{ call: 'GET /api/bookings', kind: 'hang' }]);
  await page.goto('/dashboard');
  const waiting = page.getByRole('region', { name: 'Upcoming Trips' });
  await expect(waiting).toHaveAttribute('aria-busy', 'true');
  expect(await page.evaluate(moving)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect((await page.evaluate(moving)).length).toBeGreaterThan(0);
});

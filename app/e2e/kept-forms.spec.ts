import type { Page } from '@playwright/test';
import { expect, forgive, MISSING_CODE, test, UNHYDRATED } from './fixtures';
import { comesAlive, logOut } from './page-actions';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

async function lookAt(page: Page, link: string, title: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: link }).click();
  await expect(page).toHaveTitle(`${title} · Tapa`);
  await expect(h1(page)).toBeFocused();
  await page.goBack();
}

test('a visitor who reads the terms comes back to the filled-in registration, without the password', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create account' }).click();
  await expect(h1(page)).toHaveText('Create your account');
  await page.getByLabel('First name').fill('Hana');
  await page.getByLabel('Email').fill('hana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('weave bark and sing');
  // A shown password is a text field.
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('checkbox').check();
  await lookAt(page, 'terms', 'Terms of use (template)');
  await expect(h1(page)).toHaveText('Create your account');
  await expect(page.getByRole('tab', { name: 'Create account' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('First name')).toHaveValue('Hana');
  await expect(page.getByLabel('Last name')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('hana@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('a link to the sign-in page opens it empty', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('hana@example.com');
  await page.getByRole('link', { name: 'Reset password' }).click();
  await expect(page).toHaveURL('/help#reset-password');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(h1(page)).toHaveText('Welcome back');
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('the mode of the sign-in page survives a reload, and the wanted page survives a change of mode', async ({
  page,
  lab: _lab,
}) => {
  await page.goto('/booking/booking-1');
  await expect(page).toHaveURL('/auth');
  await page.getByRole('tab', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/auth?mode=register');
  await page.reload();
  await expect(h1(page)).toHaveText('Create your account');
  await page.getByRole('tab', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth');
  await page.getByRole('link', { name: 'Open a demo portal' }).click();
  await page.getByRole('button', { name: 'Open the demo portal: Traveler' }).click();
  await expect(page).toHaveURL('/booking/booking-1');
});

test('entries of one person are not shown to the next', async ({ page, lab: _lab }) => {
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Hana');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Open a demo portal' }).click();
  await page.getByRole('button', { name: 'Open the demo portal: Traveler' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.evaluate(() => history.go(-3));
  await expect(page).toHaveURL('/contact');
  await expect(h1(page)).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveValue('');
});

test('the page of a logout is empty after Back', async ({ page, signIn }) => {
  await signIn('traveler');
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Hana');
  await page.getByLabel('Your message').fill('Where do we meet?');
  await logOut(page);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('');
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('an unfinished message is kept when the reader comes back', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('What is it about?').selectOption({ index: 1 });
  await page.getByLabel('Your message').fill('Where do we meet?');
  const topic = await page.getByLabel('What is it about?').inputValue();
  await page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveTitle('Help · Tapa');
  await page.goBack();
  await expect(page.getByLabel('Your message')).toHaveValue('Where do we meet?');
  await expect(page.getByLabel('What is it about?')).toHaveValue(topic);
});

test('answers of the planner are kept, apart from those of an outline', async ({ page }) => {
  await page.goto('/ai-itinerary');
  const destination = page.getByLabel('Destination');
  const interest = (name: string) => page.getByRole('checkbox', { name });
  const full = page.getByRole('radio', { name: /Full/ });
  await destination.selectOption('fiji');
  await page.getByLabel('First day').fill('2027-06-07');
  await page.getByLabel('Last day').fill('2027-06-11');
  await interest('Crafts').check();
  await interest('Food').check();
  await full.check();
  const comeBack = async () => {
    await page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveTitle('Help · Tapa');
    await page.goBack();
    await expect(full).toBeVisible();
  };
  await comeBack();
  await expect(destination).toHaveValue('fiji');
  await expect(page.getByLabel('Last day')).toHaveValue('2027-06-11');
  await expect(interest('Crafts')).toBeChecked();
  await expect(interest('Food')).toBeChecked();
  await expect(interest('Music')).not.toBeChecked();
  await expect(full).toBeChecked();
  await page.getByRole('button', { name: 'Make an outline' }).click();
  await expect(page).toHaveURL(/like=/);
  await interest('Food').uncheck();
  await comeBack();
  await expect(interest('Crafts')).toBeChecked();
  await expect(interest('Food')).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/ai-itinerary');
  await expect(interest('Food')).toBeChecked();
});

test('a search in the answers, and an open answer, are restored on Back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/help');
  const search = page.getByLabel('Search the answers');
  await search.fill('account');
  const answer = page.locator('#create-account');
  await answer.locator('summary').click();
  const link = answer.getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(page).not.toHaveURL('/help');
  await expect(h1(page)).toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue('account');
  await expect(answer).toHaveAttribute('open');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle('Pricing · Tapa');
  await page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Help' }).click();
  await expect(search).toHaveValue('');
  await expect(answer).not.toHaveAttribute('open');
});

/** Follows a link to a page whose code is missing, which reloads the page, and goes Back. */
async function lookAtMissing(page: Page, link: string): Promise<void> {
  await page.route('**/assets/pricing-screen*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: link }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
}

const storedTexts = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

test('entries survive the reload for missing code, except passwords', async ({ page, pageErrors }) => {
  await page.goto('/contact');
  await comesAlive(page.getByLabel('Your message'));
  await page.getByLabel('Your name').fill('Hana');
  await page.getByLabel('What is it about?').selectOption({ index: 1 });
  await page.getByLabel('Your message').fill('Where do we meet?');
  const topic = await page.getByLabel('What is it about?').inputValue();
  await lookAtMissing(page, 'Pricing');
  expect(await storedTexts(page)).not.toMatch(/Hana|Where/);
  // Try Again reloads the page once more.
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Your message')).toHaveValue('Where do we meet?');
  await expect(page.getByLabel('Your name')).toHaveValue('Hana');
  await expect(page.getByLabel('What is it about?')).toHaveValue(topic);
  forgive(pageErrors, MISSING_CODE);
  forgive(pageErrors, UNHYDRATED);
});

test('an unfinished registration survives the reload for missing code, without its password', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/auth?mode=register');
  await page.getByLabel('First name').fill('Hana');
  await page.getByLabel('Email').fill('hana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('weave bark and sing');
  await page.getByRole('checkbox').check();
  await page.route('**/assets/terms*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('main').getByRole('link', { name: 'terms' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(await storedTexts(page)).not.toMatch(/Hana|hana|weave/);
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Hana');
  await expect(page.getByLabel('Email')).toHaveValue('hana@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByRole('checkbox')).toBeChecked();
  forgive(pageErrors, MISSING_CODE);
  forgive(pageErrors, UNHYDRATED);
});

test("a signed-in user's entries survive the reload for them, but not for the next person", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  await signIn('traveler');
  await page.goto('/contact');
  await comesAlive(page.getByLabel('Your message'));
  await page.getByLabel('Your message').fill('Where do we meet?');
  await lookAtMissing(page, 'Pricing');
  await page.goBack();
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('Where do we meet?');
  await page.goForward();
  await context.request.get('/api/logout');
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await reloaded;
  await page.goBack();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('');
  forgive(pageErrors, MISSING_CODE);
  forgive(pageErrors, UNHYDRATED);
});

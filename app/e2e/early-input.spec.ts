import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { isAlive, openMarkup } from './page-actions';

/** Forms that send nothing, with their entries by label. */
const FORMS = [
  { path: '/auth', texts: { Email: 'hana@example.com', Password: 'weave bark and sing' }, button: 'Sign in' },
  {
    path: '/contact',
    texts: { 'Your name': 'Hana', 'Your email': 'hana@example.com', 'Your message': 'Where do we meet?' },
    button: 'Prepare message',
  },
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, texts, button } of FORMS) {
    test(`the form of ${path} sends nothing`, async ({ page }) => {
      await page.goto(path);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
      for (const [label, text] of Object.entries(texts)) {
        await page.getByLabel(label, { exact: true }).fill(text);
      }
      await page.getByRole('main').getByRole('button', { name: button }).click();
      for (const [label, text] of Object.entries(texts)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      }
      expect(asked).toEqual([]);
    });
  }
});

/** Waits until React has hydrated the page, and kept its forms. */
async function comeToLife(page: Page, letCodeCome: () => Promise<void>): Promise<void> {
  await letCodeCome();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).evaluate(isAlive)).toBe(true);
  await expect(page.locator('form:not([data-seen])')).toHaveCount(0);
}

test.describe('input before hydration', () => {
  test('applies to the calculator', async ({ page }) => {
    const letCodeCome = await openMarkup(page, '/pricing');
    const guests = page.getByLabel('Guests');
    await guests.fill('20');
    await comeToLife(page, letCodeCome);
    await expect(page.getByRole('status').filter({ hasText: 'Payout' })).toContainText('$9,000');
    await expect(guests).toHaveValue('20');
    await expect(page).toHaveURL('/pricing');
  });

  test('searches the answers', async ({ page }) => {
    const letCodeCome = await openMarkup(page, '/help');
    const search = page.getByLabel('Search the answers');
    await search.fill('points');
    await search.press('Enter');
    await comeToLife(page, letCodeCome);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ answers? found$/);
    await expect(search).toHaveValue('points');
    await expect(page).toHaveURL('/help');
  });

  test('filters the destinations, the text on Search only', async ({ page }) => {
    const letCodeCome = await openMarkup(page, '/destinations');
    const where = page.getByLabel('Where');
    await where.fill('samoa');
    await comeToLife(page, letCodeCome);
    await expect(page).toHaveURL('/destinations');
    await where.press('End');
    await where.pressSequentially(' ');
    await expect(where).toHaveValue('samoa ');
    await where.press('Enter');
    await expect(page).toHaveURL('/destinations?q=samoa');
  });

  test('filters the destinations, choices at once', async ({ page }) => {
    const letCodeCome = await openMarkup(page, '/destinations');
    await page.getByLabel('Where').fill('fiji');
    await page.getByLabel('Month of travel').selectOption('3');
    await page.getByRole('radio', { name: 'Food' }).check();
    await comeToLife(page, letCodeCome);
    await expect(page).toHaveURL('/destinations?q=fiji&month=3&interest=food');
    await expect(page.getByLabel('Month of travel')).toHaveValue('3');
    await expect(page.getByRole('radio', { name: 'Food' })).toBeChecked();
    await expect(page.getByRole('heading', { name: /^\d+ destinations?$/ })).toBeVisible();
  });

  test('offers a calendar for the day that has focus', async ({ page }) => {
    const letCodeCome = await openMarkup(page, '/ai-itinerary');
    await page.getByLabel('First day').focus();
    await comeToLife(page, letCodeCome);
    await expect(page.getByRole('button', { name: 'Choose in a calendar' })).toBeVisible();
  });

  for (const path of ['/contact?ref=1', '/auth?utm_source=mail']) {
    test(`stays with a query that the page ignores: ${path}`, async ({ page }) => {
      const letCodeCome = await openMarkup(page, path);
      const email = page.getByLabel(/email$/i);
      await email.fill('hana@example.com');
      await comeToLife(page, letCodeCome);
      await expect(email).toHaveValue('hana@example.com');
      await expect(email).toBeFocused();
    });
  }
});

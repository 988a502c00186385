import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const table = (page: Page) => page.getByRole('table', { name: 'All bookings' });
const search = (page: Page) => page.getByRole('textbox', { name: 'Search client, place or type' });
const clients = (page: Page) => table(page).getByRole('rowheader');

test('the state of a list is in the address, and Back goes through its changes', async ({ page, signIn }) => {
  await signIn('travel_agent');
  await page.goto('/dashboard?tab=bookings');
  await expect(clients(page)).toHaveCount(9);
  await page.getByRole('button', { name: /^Pending/ }).click();
  await expect(page).toHaveURL('/dashboard?tab=bookings&status=pending');
  await expect(clients(page)).toHaveText([/Delma Kila/, /Peter Wale/]);
  await page.getByRole('button', { name: 'Value', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?tab=bookings&status=pending&sort=value');
  await search(page).fill('honiara');
  await expect(page).toHaveURL('/dashboard?tab=bookings&q=honiara&status=pending&sort=value');
  await expect(clients(page)).toHaveText([/Peter Wale/]);
  // Typing in a search adds no history entries.
  await page.goBack();
  await expect(page).toHaveURL('/dashboard?tab=bookings&status=pending');
  await expect(clients(page)).toHaveText([/Delma Kila/, /Peter Wale/]);
  await page.goBack();
  await expect(clients(page)).toHaveCount(9);
});

test('a shared address, a reload and a change of tabs restore the list', async ({ page, signIn }) => {
  await signIn('travel_agent');
  await page.goto('/dashboard?tab=bookings&q=workshop&sort=-value');
  const shown = [/Peter Wale/, /Sina Faleolo/];
  await expect(search(page)).toHaveValue('workshop');
  await expect(clients(page)).toHaveText(shown);
  await page.reload();
  await expect(clients(page)).toHaveText(shown);
  await page.getByRole('tab', { name: 'Clients' }).click();
  await expect(page).toHaveURL('/dashboard?tab=clients');
  await expect(page.getByRole('table', { name: 'All clients' }).getByRole('rowheader')).toHaveCount(9);
  await page.getByRole('tab', { name: 'Bookings' }).click();
  await expect(page).toHaveURL('/dashboard?tab=bookings&q=workshop&sort=-value');
  await expect(clients(page)).toHaveText(shown);
});

test('unknown parameters of a list are ignored', async ({ page, signIn }) => {
  await signIn('travel_agent');
  await page.goto(
    '/dashboard?tab=bookings&status=lost&sort=secret&page=99&from=soon&value-from=much&rows=7&q=&colour=red',
  );
  await expect(clients(page)).toHaveCount(9);
  await expect(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a typed day of a range adds one history entry, without intermediate years', async ({
  page,
  signIn,
}) => {
  await signIn('travel_agent');
  await page.goto('/dashboard?tab=bookings');
  await expect(clients(page)).toHaveCount(9);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const from = page.getByLabel('From').first();
  const asked: string[] = [];
  const before = await page.evaluate(() => history.length);
  page.on('framenavigated', (frame) => void asked.push(new URL(frame.url()).search));
  await from.focus();
  await page.keyboard.type('02012027', { delay: 50 });
  await expect(from).toHaveValue('2027-02-01');
  await expect(page).toHaveURL('/dashboard?tab=bookings&from=2027-02-01');
  expect(asked).toEqual(['?tab=bookings&from=2027-02-01']);
  const shown = await clients(page).count();
  expect(shown).toBeLessThan(9);
  // The list does not change while another year is typed.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('202', { delay: 50 });
  await expect(from).toHaveValue('0202-02-01');
  await expect(clients(page)).toHaveCount(shown);
  await page.keyboard.type('6');
  await expect(page).toHaveURL('/dashboard?tab=bookings&from=2026-02-01');
  await expect(clients(page)).toHaveCount(9);
  expect(asked).toEqual(['?tab=bookings&from=2027-02-01', '?tab=bookings&from=2026-02-01']);
  expect(await page.evaluate(() => history.length)).toBe(before + 2);
});

test('a year without bookings is no limit', async ({ page, signIn }) => {
  await signIn('travel_agent');
  await page.goto('/dashboard?tab=bookings&from=0002-12-05');
  await expect(clients(page)).toHaveCount(9);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByLabel('From').first()).toHaveValue('');
  await page.getByRole('button', { name: /^Pending/ }).click();
  await expect(page).toHaveURL('/dashboard?tab=bookings&status=pending');
});

test('a row opens in a sheet with all fields, and focus returns to it', async ({ page, signIn }) => {
  await signIn('travel_agent');
  await page.goto('/dashboard?tab=bookings&sort=dates');
  const opener = page.getByRole('button', { name: 'Open Delma Kila' });
  await opener.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Delma Kila' });
  await expect(sheet).toContainText('2 of 9');
  await expect(sheet).toContainText('6 nights');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('dialog', { name: 'Lucas Brandt' })).toContainText('3 of 9');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a text that is pasted into a search makes no address that servers refuse', async ({ page, signIn }) => {
  await signIn('travel_agent');
  for (const path of ['/', '/destinations', '/dashboard?tab=bookings']) {
    await page.goto(path);
    const field = page
      .getByRole('searchbox', { name: 'Where' })
      .or(page.getByRole('textbox', { name: /^Where|^Search client/ }));
    await field.focus();
    await page.keyboard.insertText('بحث '.repeat(2500));
    await page.keyboard.press('Enter');
    await expect(page, path).toHaveURL(/[?&]q=/);
    expect((await page.reload())?.status(), path).toBe(200);
  }
});

test('the search of the top bar leads to a row, a tab and another page', async ({ page, signIn }) => {
  await signIn('travel_agent');
  await page.goto('/dashboard');
  const menu = page.getByRole('dialog', { name: 'Search' });
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('honi');
  await menu.getByRole('option', { name: /^Peter Wale Honiara/ }).click();
  await expect(page).toHaveURL(/tab=bookings&open=/);
  const sheet = page.getByRole('dialog', { name: 'Peter Wale' });
  await expect(sheet).toContainText('Honiara');
  await page.reload();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type('white');
  await expect(menu.getByRole('option')).toHaveText(['White-Label']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'White-Label' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('discov');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/destinations');
  await expect(menu).toBeHidden();
});

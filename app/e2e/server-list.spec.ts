import type { Page } from '@playwright/test';
import { SERVER_LIST_PATH, type ServerListAnswer } from '../../src/testing/demo-api/server-list';
import { expect, FAILED_RESPONSE, forgive, test } from './fixtures';
import { servesOwnPage } from './own-page';

// On a page of its own, because no page of the app has a list that is too long for a browser.
const pageUrl = servesOwnPage('server-table');

async function openTable(page: Page): Promise<void> {
  const url = pageUrl();
  await page.context().request.post(`${url}api/demo-login`, { data: { role: 'travel_agent' } });
  await page.goto(`${url}`);
  await expect(page.getByText('of 10,000', { exact: false })).toBeVisible();
}

test('a table requests the rows that it shows, and keeps the last request', async ({ page }) => {
  const asked: URLSearchParams[] = [];
  await page.route(`**${SERVER_LIST_PATH}?*`, (route) => {
    asked.push(new URL(route.request().url()).searchParams);
    return route.continue();
  });
  await openTable(page);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(50);

  await page.getByRole('button', { name: /^Pending/ }).click();
  await page.getByRole('button', { name: 'Value', exact: true }).click();
  await page.getByRole('button', { name: 'Value', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('textbox', { name: 'Search client, place or type' }).fill('tanna');
  const last = () => asked.at(-1) ?? new URLSearchParams();
  await expect
    .poll(() => ['q', 'status', 'sort'].map((name) => last().get(name)))
    .toEqual(['tanna', 'pending', '-value']);

  const { rows: expected, rowCount } = (await (
    await page.context().request.get(`${new URL(page.url()).origin}${SERVER_LIST_PATH}?${last()}`)
  ).json()) as ServerListAnswer;
  await expect(rows).toHaveCount(expected.length);
  await expect(rows.locator('td:nth-child(1), th:nth-child(1)')).toContainText(
    expected.map(({ clientName }) => clientName),
  );
  await expect(
    page.getByText(`of ${rowCount.toLocaleString('en-US')}`, { exact: false }).first(),
  ).toBeVisible();
});

test('a server-side table keeps its rows while the next ones fail, and retries', async ({
  page,
  pageErrors,
}) => {
  await openTable(page);
  await page.route(`**${SERVER_LIST_PATH}?*`, (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  const rows = page.locator('tbody tr');
  const before = await rows.first().textContent();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('navigation', { name: 'Bookings' }).getByText('51–100')).toBeVisible();
  await expect(rows.first()).not.toHaveText(before ?? '');
  forgive(pageErrors, FAILED_RESPONSE);
});

test('the server searches, sorts and pages a list of 10,000 over HTTP', async ({
  context,
  baseURL,
  signIn,
}) => {
  await signIn('travel_agent');
  const ask = async (query: string): Promise<ServerListAnswer> => {
    const response = await context.request.get(`${baseURL}${SERVER_LIST_PATH}?${query}`);
    expect(response.status()).toBe(200);
    return (await response.json()) as ServerListAnswer;
  };
  const all = await ask('pageSize=50');
  expect(all.rowCount).toBe(10_000);
  expect(all.rows).toHaveLength(50);

  const pending = await ask('status=pending&sort=-value&pageSize=50');
  expect(pending.rowCount).toBe(all.counts.pending);
  const values = pending.rows.map(({ value }) => value);
  expect(values).toEqual([...values].sort((one, other) => other - one));

  const last = await ask(`status=pending&sort=-value&pageSize=50&page=${Math.ceil(pending.rowCount / 50)}`);
  expect(last.rows.length).toBe(pending.rowCount % 50 || 50);
  expect(last.nextCursor).toBeNull();

  const [first] = pending.rows;
  const after = await ask(`status=pending&sort=-value&pageSize=50&cursor=${first?.id}`);
  expect(after.rows[0]).toEqual(pending.rows[1]);

  const refused = await context.request.get(`${baseURL}${SERVER_LIST_PATH}?pageSize=1000`);
  expect(refused.status()).toBe(400);
});

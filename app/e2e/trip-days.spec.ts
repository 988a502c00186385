import { expect, test } from './fixtures';

test('days of a search on the landing page are passed to the destinations and the itinerary', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Where').fill('fiji');
  const first = page.getByLabel('First day');
  await first.fill('2027-03-28');
  const before = await first.boundingBox();
  await page.getByLabel('Last day').fill('2027-04-10');
  await expect(page.getByRole('button', { name: 'Mar 28 – Apr 10 · 13 nights' })).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
  await page.getByLabel('Last day').press('Enter');
  await expect(page).toHaveURL('/destinations?q=fiji&from=2027-03-28&until=2027-04-10');
  await expect(page.getByLabel('Month of travel')).toHaveValue('3');
  await page.getByText('Fiji', { exact: true }).last().click();
  await page.getByRole('link', { name: 'Plan days in Fiji' }).click();
  await expect(page.getByLabel('First day')).toHaveValue('2027-03-28');
  await expect(page.getByLabel('Last day')).toHaveValue('2027-04-10');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the days of the landing page are in the address of the destinations', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('First day').fill('2027-03-28');
    await page.getByLabel('Last day').fill('2027-04-10');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/destinations?q=&from=2027-03-28&until=2027-04-10');
  });
});

for (const days of ['from=275760-03-28&until=x', 'from=2027-02-30', 'until=2027-13-01']) {
  test(`days that do not exist leave the destinations unfiltered: ${days}`, async ({ page }) => {
    await page.goto(`/destinations?${days}`);
    await expect(page.getByLabel('Month of travel')).toHaveValue('');
    await expect(page.getByRole('heading', { name: /^\d+ destinations$/ })).toBeVisible();
  });
}

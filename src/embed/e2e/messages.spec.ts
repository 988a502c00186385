import { readFileSync } from 'node:fs';
import { open, script } from './host-page.js';
import { DATA, widget } from './sample-data.js';
import { DIST, expect, fileOf, forgive, test } from './site.js';

// The messages of a language are a file of their own, which can fail or be slow.

const GERMAN = fileOf('messages-widgets-de');
const TRIPS = widget('tapa-upcoming-trips', 'locale="de"');

test('loads failed messages once the connection is back', async ({ page, site, pageErrors }) => {
  site.put(GERMAN, { status: 503, body: '' });
  await open(page, site, `${TRIPS}${script()}`);
  const element = page.locator('tapa-upcoming-trips');
  await expect(element.getByRole('heading', { name: 'Upcoming trips' })).toBeVisible();
  site.put(`${GERMAN}?1`, readFileSync(`${DIST}/${GERMAN.slice('/embed/'.length)}`, 'utf8'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(element.getByRole('heading', { name: 'Bevorstehende Reisen' })).toBeVisible();
  forgive(pageErrors, /503/);
});

test('shows data in English while its messages are slow', async ({ page, site }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  site.put(GERMAN, () => undefined);
  await open(page, site, `${TRIPS}${script()}`);
  const element = page.locator('tapa-upcoming-trips');
  await expect(element.locator('[part~=skeleton]').first()).toBeVisible();
  await page.clock.runFor(5100);
  await expect(element.getByRole('link', { name: 'Lagoon by canoe' })).toBeVisible();
});

test('the day in the time zone decides which trips are ahead', async ({ page, site }) => {
  // 10:00 on January 1 in Honolulu is January 2 in Kiritimati.
  await page.clock.setFixedTime('2030-01-01T20:00:00Z');
  const trip = { ...DATA['tapa-upcoming-trips'][0], checkIn: '2030-01-02', checkOut: '2030-01-05' };
  const json = `<script type="application/json">${JSON.stringify([trip])}</script>`;
  await open(
    page,
    site,
    `<tapa-upcoming-trips time-zone="Pacific/Honolulu">${json}</tapa-upcoming-trips>${script()}`,
  );
  const element = page.locator('tapa-upcoming-trips');
  await expect(element.getByText('Masi workshop')).toBeVisible();
  await element.evaluate((found) => found.setAttribute('time-zone', 'Pacific/Kiritimati'));
  await expect(element.getByText('Masi workshop')).toHaveCount(0);
});

import { events, LOADER, open, script } from './host-page.js';
import { DATA, widget } from './sample-data.js';
import { expect, forgive, type Site, test } from './site.js';

const putDashboards = (site: Site, markup: string): void =>
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title>
     <script>window.heard = []; for (const name of ['tapa-action', 'tapa-error']) addEventListener(name, (event) => { if (event.detail.action === 'retry') event.preventDefault(); heard.push(event.detail); })</script>
     <body>${markup}${LOADER}`,
  );

test('follows a link that the page does not prevent', async ({ page, site }) => {
  site.put('/to/1', '<!doctype html><title>The trip</title>');
  await open(
    page,
    site,
    `${widget('tapa-upcoming-trips').replace('https://tapa.example/to/', '/to/')}${script()}`,
  );
  await page.getByRole('link', { name: 'Masi workshop' }).click();
  await expect(page).toHaveTitle('The trip');
});

test('does not retry if the page prevents it', async ({ page, site, pageErrors }) => {
  site.put('/gone.json', { status: 503, body: '' });
  await open(page, site, `<tapa-rewards src="/gone.json"></tapa-rewards>${script()}`);
  await page.evaluate(() => addEventListener('tapa-action', (event) => event.preventDefault()));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Try Again' }).click();
  expect((await events(page, 'tapa-action')).map(([, , detail]) => detail)).toEqual([
    { action: 'retry' },
    { action: 'retry' },
  ]);

  putDashboards(site, '<tapa-dashboard src="/gone.json"></tapa-dashboard>');
  await page.goto(site.url);
  await page
    .locator('tapa-dashboard')
    .locator('iframe')
    .contentFrame()
    .getByRole('button', { name: 'Try Again' })
    .click();
  await expect
    .poll(() => page.evaluate('heard'))
    .toEqual([{ code: 'http', status: 503 }, { action: 'retry' }]);
  expect(site.asked.filter((path) => path === '/gone.json')).toHaveLength(2);
  forgive(pageErrors, /503/);
});

test('loads neither data nor the frame from a URL that is not http or https', async ({ page, site }) => {
  await open(
    page,
    site,
    `<tapa-rewards src="data:application/json,{}"></tapa-rewards>
     <tapa-rewards src="javascript:alert(1)"></tapa-rewards>
     <tapa-dashboard frame="javascript:alert(1)"></tapa-dashboard>${script()}${script('tapa-dashboard')}`,
  );
  await expect(page.locator('tapa-rewards').first()).toContainText(
    'Its address is not one to load data from.',
  );
  await expect
    .poll(() => events(page, 'tapa-error'))
    .toEqual(
      [
        ['tapa-rewards', { code: 'bad-address' }],
        ['tapa-rewards', { code: 'bad-address' }],
        ['tapa-dashboard', { code: 'bad-address' }],
      ].map((event) => ['tapa-error', ...event]),
    );
  await expect(page.locator('tapa-dashboard').locator('iframe')).not.toHaveAttribute('src');
});

test('JSON inside takes precedence over a source', async ({ page, site }) => {
  site.put('/other.json', JSON.stringify([{ id: 'other', label: 'From elsewhere', value: 1 }]));
  await open(page, site, `${widget('tapa-stat-strip', 'src="/other.json"')}${script()}`);
  await expect(page.locator('tapa-stat-strip')).toContainText('Trips booked');
  expect(site.asked).not.toContain('/other.json');
});

test('a title has level 2 to 5, and headings below it the next level', async ({ page, site }) => {
  const [first, second] = DATA['tapa-recommendations'];
  await open(
    page,
    site,
    `${['1', '5', '9', 'five'].map((level) => widget('tapa-recommendations', `heading="Level ${level}" heading-level="${level}"`)).join('')}${script()}`,
  );
  const levelOf = async (name: string) =>
    page
      .getByRole('heading', { name, exact: true })
      .evaluateAll((found) => found.map(({ tagName }) => tagName));
  await expect(page.getByRole('heading', { name: first.title })).toHaveCount(4);
  expect(await levelOf('Level 1')).toEqual(['H2']);
  expect(await levelOf('Level 5')).toEqual(['H5']);
  expect(await levelOf('Level 9')).toEqual(['H5']);
  expect(await levelOf('Level five')).toEqual(['H2']);
  expect(await levelOf(second.title)).toEqual(['H3', 'H6', 'H6', 'H3']);
});

test('a row links to a path below the link base, whatever its id', async ({ page, site }) => {
  const rows = ['..', '.', '', '?x', '//elsewhere.example', '\ud800'].map((id) => ({
    id,
    title: `Tour ${id}`,
  }));
  await open(page, site, `<tapa-tour-availability link-base="/to/"></tapa-tour-availability>${script()}`);
  const element = page.locator('tapa-tour-availability');
  await element.evaluate((found, data) => Object.assign(found, { data }), rows);
  await expect(element.getByText('Tour //elsewhere.example')).toBeVisible();
  expect(
    await element
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
  ).toEqual([`${site.url}/to/%3Fx`, `${site.url}/to/%2F%2Felsewhere.example`]);
});

test('sends no tapa-view in a hidden tab', async ({ page, site }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await open(page, site, `${widget('tapa-rewards')}${script()}`);
  await expect(page.locator('tapa-rewards')).toContainText('Gold Explorer');
  const look = (visibilityState: DocumentVisibilityState) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibilityState);
  // Waits for the observer.
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );
  await page.clock.runFor(900);
  await look('hidden');
  await page.clock.runFor(5000);
  expect(await events(page, 'tapa-view')).toEqual([]);
  await look('visible');
  await page.clock.runFor(900);
  expect(await events(page, 'tapa-view')).toEqual([]);
  await page.clock.runFor(200);
  expect(await events(page, 'tapa-view')).toHaveLength(1);
});

test('two dashboards on a page have heights of their own', async ({ page, site }) => {
  putDashboards(
    site,
    `<tapa-dashboard kind="traveler"><script type="application/json">{"bookings":[],"listings":[]}</script></tapa-dashboard>
     <tapa-dashboard kind="corporate" src="/none.json"></tapa-dashboard>`,
  );
  site.put('/none.json', '[]');
  await page.goto(site.url);
  const [first, second] = [0, 1].map((index) => page.locator('tapa-dashboard').nth(index).locator('iframe'));
  if (!first || !second) throw new Error('Two were asked for.');
  await expect(first.contentFrame().getByRole('heading', { name: 'Traveler Dashboard' })).toBeVisible();
  await expect(second.contentFrame().getByRole('alert')).toBeVisible();
  for (const frame of [first, second]) {
    const content = () =>
      frame
        .contentFrame()
        .locator('#dashboard')
        .evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(await content());
  }
});

test('accepts only the parts of a dashboard from its data', async ({ page, site }) => {
  const data = { bookings: [], listings: [], defaultTab: 'rewards', now: 'never' };
  putDashboards(
    site,
    `<tapa-dashboard kind="traveler"><script type="application/json">${JSON.stringify(data)}</script></tapa-dashboard>`,
  );
  await page.goto(site.url);
  const inside = page.locator('tapa-dashboard').locator('iframe').contentFrame();
  await expect(inside.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await expect(inside.locator('section[data-state="loading"]')).toHaveCount(0);
});

import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { events, LOADER, open, script } from './host-page.js';
import { DATA, TAGS, widget } from './sample-data.js';
import { DIST, expect, fileOf, forgive, test } from './site.js';

test('works under the strictest policy, without a violation', async ({ page, site }) => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'none'; img-src data:; connect-src 'self'; frame-src 'self'; require-trusted-types-for 'script'";
  site.put(
    '/watch.js',
    "window.violations = []; addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));",
  );
  site.put('/rewards.json', JSON.stringify(DATA['tapa-rewards']));
  site.put('/', {
    body: `<!doctype html><meta charset="utf-8"><title>Host</title><script src="/watch.js"></script><body>${TAGS.map((tag) => widget(tag)).join('')}<tapa-rewards src="/rewards.json"></tapa-rewards><tapa-dashboard></tapa-dashboard>${LOADER}`,
    headers: { 'content-security-policy': policy },
  });
  await page.setViewportSize({ width: 1000, height: 3000 });
  await page.goto(site.url);
  await expect(page.locator('[part=root][data-state=ready]')).toHaveCount(TAGS.length + 1);
  // With styles: without them a tile has no border.
  await expect(page.locator('tapa-rewards').first().locator('[data-slot=rewards-panel]')).toHaveCSS(
    'padding-top',
    '24px',
  );
  const dashboard = page.locator('tapa-dashboard').locator('iframe').contentFrame();
  await expect(dashboard.getByRole('heading', { level: 1 })).toContainText('Traveler');
  expect(await page.evaluate('violations')).toEqual([]);
});

test('a cover defines every color that drawings use', async ({ page, site }) => {
  await open(page, site, `${widget('tapa-recommendations')}${LOADER}`);
  const cover = page.locator('[data-slot=cover-art][data-state=ready]').first();
  await expect(cover).toBeVisible();
  const drawings = readFileSync(`${DIST}/${fileOf('drawings').slice('/embed/'.length)}`, 'utf8');
  const names = [...new Set(drawings.match(/--tapa-[\w-]+/g))];
  expect(names.length).toBeGreaterThan(30);
  const unknown = await cover.evaluate(
    (svg, read) => read.filter((name) => getComputedStyle(svg).getPropertyValue(name) === ''),
    names,
  );
  expect(unknown).toEqual([]);
});

test('handles slow, failing, malformed and offline sources, and sends no cookies', async ({
  page,
  site,
  context,
  pageErrors,
}) => {
  const cookies: (string | undefined)[] = [];
  let answer: { status: number; body: string } = { status: 503, body: '' };
  site.put('/rewards.json', (request, response) => {
    cookies.push(request.headers.cookie);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await context.addCookies([{ name: 'session', value: '1', url: site.url }]);
  await open(page, site, `<tapa-rewards src="/rewards.json"></tapa-rewards>${script()}`);
  const element = page.locator('tapa-rewards');
  await expect(element.getByRole('alert')).toContainText("Rewards didn't load");
  expect(await events(page, 'tapa-error')).toEqual([
    ['tapa-error', 'tapa-rewards', { code: 'http', status: 503 }],
  ]);

  answer = { status: 200, body: '{"level":' };
  await element.getByRole('button', { name: 'Try Again' }).click();
  await expect(element.getByRole('alert')).toContainText('The answer could not be read.');
  answer = { status: 200, body: '{"level":"Gold Explorer"}' };
  await element.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(async () => (await events(page, 'tapa-error')).length).toBe(3);
  await expect(element).not.toContainText('1,250');

  await context.setOffline(true);
  await element.getByRole('button', { name: 'Try Again' }).click();
  await expect(element.getByRole('alert')).toContainText('You are offline.');
  answer = { status: 200, body: JSON.stringify(DATA['tapa-rewards']) };
  await context.setOffline(false);
  await expect(element).toContainText('1,250');
  expect(await events(page, 'tapa-ready')).toHaveLength(1);
  expect(cookies.filter(Boolean)).toEqual([]);

  await element.evaluate((found) => found.setAttribute('credentials', 'include'));
  await expect.poll(() => cookies.at(-1)).toBe('session=1');
  forgive(pageErrors, /503|ERR_INTERNET_DISCONNECTED/);
});

test('shows an error for data as an attribute, until data is set as a property', async ({ page, site }) => {
  await open(page, site, `<tapa-rewards data="[object Object]"></tapa-rewards>${script()}`);
  const element = page.locator('tapa-rewards');
  await expect(element.getByRole('alert')).toContainText('The answer could not be read.');
  expect(await events(page, 'tapa-error')).toEqual([['tapa-error', 'tapa-rewards', { code: 'malformed' }]]);
  await element.evaluate((found, data) => Object.assign(found, { data }), DATA['tapa-rewards']);
  await expect(element).toContainText('1,250');

  // Like frameworks whose data comes later.
  await page.evaluate(() => document.body.append(document.createElement('tapa-stat-strip')));
  const late = page.locator('tapa-stat-strip');
  await late.evaluate((found) => found.setAttribute('data', '[object Object]'));
  await expect(late.getByRole('alert')).toContainText('The answer could not be read.');
});

test('reports slow data, and times out', async ({ page, site }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  site.put('/slow', () => undefined);
  await open(page, site, `<tapa-upcoming-trips src="/slow"></tapa-upcoming-trips>${script()}`);
  const element = page.locator('tapa-upcoming-trips');
  await expect(element.locator('[part~=skeleton]').first()).toBeVisible();
  await page.clock.runFor(4900);
  await expect(element.getByRole('status')).toHaveText('');
  await page.clock.runFor(200);
  await expect(element.getByRole('status')).toHaveText('This is taking longer than usual.');
  await page.clock.runFor(15_000);
  await expect(element.getByRole('alert')).toContainText('It took too long to answer.');
});

test('reports actions, and lets the page follow links in its own way', async ({ page, site }) => {
  await open(
    page,
    site,
    `${TAGS.map((tag) => widget(tag)).join('')}${script()}<script>addEventListener('tapa-action', (event) => event.preventDefault())</script>`,
  );
  await page.getByRole('button', { name: 'Redeem 10% discount' }).click();
  await page.getByRole('button', { name: 'Save Lagoon family stay' }).click();
  await page.getByRole('link', { name: 'Lagoon by canoe' }).click();
  await page.getByRole('link', { name: 'View Carvers on the Sepik' }).click();
  await page.getByRole('link', { name: 'Rating' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
  const pressed = (await events(page, 'tapa-action')).map(([, tag, { action, href, item }]) => [
    tag,
    action,
    href ?? (item as { id: unknown }).id,
  ]);
  expect(pressed).toEqual([
    ['tapa-rewards', 'redeem', 'discount'],
    ['tapa-recommendations', 'save', 2],
    ['tapa-upcoming-trips', 'open', 'https://tapa.example/to/a%2Fb'],
    ['tapa-tour-availability', 'open', 'https://tapa.example/to/1'],
    ['tapa-stat-strip', 'open', 'https://tapa.example/ratings'],
  ]);
});

test('reads data that was set before the code loaded, and later data', async ({ page, site }) => {
  await open(page, site, '<tapa-upcoming-trips heading="Journeys" heading-level="4"></tapa-upcoming-trips>');
  const element = page.locator('tapa-upcoming-trips');
  const set = (data: unknown) =>
    element.evaluate((found, value) => Object.assign(found, { data: value }), data);
  await set(DATA['tapa-upcoming-trips']);
  await page.addScriptTag({ type: 'module', url: fileOf('tapa-upcoming-trips') });
  await expect(element.getByRole('listitem')).toHaveCount(2);
  await expect(element.getByRole('heading', { name: 'Journeys', level: 4 })).toBeVisible();
  await expect(element).toContainText('1 item could not be shown');
  await set([]);
  await expect(element.getByRole('heading', { name: 'No trips ahead', level: 5 })).toBeVisible();
  await set('nonsense');
  await expect(element.getByRole('alert')).toBeVisible();
  await set(null);
  await expect(element.locator('[part~=skeleton]').first()).toBeVisible();
  expect((await events(page, 'tapa-ready')).map(([, , detail]) => detail)).toEqual([
    { items: 2 },
    { items: 0 },
  ]);
});

test('sends tapa-view once, when half of it was visible for a second', async ({ page, site }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.setViewportSize({ width: 800, height: 400 });
  await open(page, site, `<div style="height:2000px">Above</div>${widget('tapa-rewards')}${script()}`);
  const element = page.locator('tapa-rewards');
  await expect(element).toContainText('Gold Explorer');
  await page.clock.runFor(5000);
  expect(await events(page, 'tapa-view')).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // Waits for the observer; a moment in view does not count.
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );
  await page.clock.runFor(900);
  expect(await events(page, 'tapa-view')).toEqual([]);
  await page.clock.runFor(200);
  expect(await events(page, 'tapa-view')).toHaveLength(1);
  await element.evaluate((found) => document.body.append(found));
  await page.clock.runFor(5000);
  expect(await events(page, 'tapa-view')).toHaveLength(1);
});

test('sends tapa-view when it fills half of the viewport, if half of it is higher than that', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.setViewportSize({ width: 800, height: 200 });
  const body = `<div style="height:150px">Above</div>${widget('tapa-rewards')}${script()}`;
  await open(page, site, body);
  // A cross-origin page frames it at its full height, so that its viewport is unknown.
  const framedBy = site.url.replace('127.0.0.1', 'localhost');
  site.put('/frame', `<!doctype html><title>Page</title><iframe src="${site.url}" height="2000"></iframe>`);
  for (const address of [site.url, `${framedBy}/frame`]) {
    await page.goto(address);
    const inside = page.frames().at(-1) ?? page.mainFrame();
    const element = inside.locator('tapa-rewards');
    await expect(element).toContainText('Gold Explorer');
    expect((await element.boundingBox())?.height).toBeGreaterThan(400);
    const scrollTo = async (top: number) => {
      await page.evaluate((wanted) => window.scrollTo(0, wanted), top);
      await inside.evaluate(
        () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
      );
    };
    await scrollTo(0);
    await page.clock.runFor(5000);
    expect(await events(inside, 'tapa-view')).toEqual([]);
    await scrollTo(100);
    await page.clock.runFor(900);
    expect(await events(inside, 'tapa-view')).toEqual([]);
    // Scrolling on does not restart the timer.
    await scrollTo(140);
    await page.clock.runFor(200);
    expect(await events(inside, 'tapa-view')).toHaveLength(1);
  }
});

test('the page sets brand, scheme and styles of parts', async ({ page, site }) => {
  const panel = (id: string) => page.locator(`#${id}`).locator('[part~=rewards-panel]');
  await open(
    page,
    site,
    `<style>#b { --tapa-brand: #0f766e } #c::part(rewards-panel) { border-radius: 3px }</style>
    ${widget('tapa-rewards', 'id="a"')}<div id="b">${widget('tapa-rewards')}</div>
    ${widget('tapa-rewards', 'id="c" brand-color="#0f766e" brand-radius="0"')}${widget('tapa-rewards', 'id="d" scheme="dark"')}${script()}`,
  );
  const groundOf = (part: Locator) => part.evaluate((found) => getComputedStyle(found).backgroundColor);
  const color = (id: string) => groundOf(panel(id));
  // The panel is dark in both schemes.
  const cardColor = (id: string) => groundOf(page.locator(`#${id}`).locator('[part~=reward-card]').first());
  await expect(panel('d')).toBeVisible();
  expect(await color('b')).toBe(await color('c'));
  expect(await color('a')).not.toBe(await color('b'));
  expect(await cardColor('d')).not.toBe(await cardColor('a'));
  await expect(panel('c')).toHaveCSS('border-radius', '3px');
  await expect(panel('a')).toHaveCSS('border-radius', '16px');
});

test('ignores an invalid brand color', async ({ page, site }) => {
  await open(
    page,
    site,
    `<main style="--tapa-brand: #0f766e">${widget('tapa-rewards', 'brand-color="b45309" brand-deep="deep sea"')}
    ${widget('tapa-rewards')}</main>${script()}`,
  );
  const panels = page.locator('[part~=rewards-panel]');
  await expect(panels).toHaveCount(2);
  const inherited = await panels.last().evaluate((found) => getComputedStyle(found).backgroundColor);
  await expect(panels.first()).toHaveCSS('background-color', inherited);
  const element = page.locator('tapa-rewards').first();
  await element.evaluate((found) => found.setAttribute('brand-color', '#b45309'));
  await expect(panels.first()).not.toHaveCSS('background-color', inherited);
  await element.evaluate((found) => found.setAttribute('brand-color', 'b45309'));
  await expect(panels.first()).toHaveCSS('background-color', inherited);
});

test('accepts a link base relative to the page', async ({ page, site }) => {
  await open(
    page,
    site,
    `${widget('tapa-upcoming-trips').replace('https://tapa.example/to/', '/booking/')}
    ${widget('tapa-stat-strip').replace('https://tapa.example/to/', 'figures/')}
    ${widget('tapa-recommendations').replace('https://tapa.example/to/', 'javascript:alert(1)//')}
    <tapa-tour-availability link-base=""></tapa-tour-availability>${script()}
    <script>document.querySelector('tapa-tour-availability').data = ${JSON.stringify(DATA['tapa-tour-availability'])}</script>`,
  );
  const hrefs = (tag: string) =>
    page
      .locator(tag)
      .evaluate(({ shadowRoot }) => Array.from(shadowRoot?.querySelectorAll('a') ?? [], ({ href }) => href));
  await expect(page.locator('tapa-tour-availability')).toContainText('Carvers on the Sepik');
  expect(await hrefs('tapa-upcoming-trips')).toEqual([
    new URL('/booking/1', site.url).href,
    new URL('/booking/a%2Fb', site.url).href,
  ]);
  expect(await hrefs('tapa-stat-strip')).toEqual([new URL('/ratings', site.url).href]);
  expect(await hrefs('tapa-recommendations')).toEqual([]);
  expect(await hrefs('tapa-tour-availability')).toEqual([]);
});

test('counts figures and vouchers that are left out', async ({ page, site }) => {
  await open(page, site, `<tapa-stat-strip></tapa-stat-strip><tapa-rewards></tapa-rewards>${script()}`);
  const strip = page.locator('tapa-stat-strip');
  const rewards = page.locator('tapa-rewards');
  const show = (element: typeof strip, data: unknown) =>
    element.evaluate((found, value) => Object.assign(found, { data: value }), data);
  const tiles = strip.locator('[data-slot=stat-tile]');
  const vouchers = rewards.locator('[data-slot=reward-card]');
  const many = Array.from({ length: 1200 }, (_, id) => ({
    id,
    label: `Figure ${id}`,
    title: `Voucher ${id}`,
  }));

  await show(strip, [{ label: 'Trips', value: 6 }, null, 7]);
  await expect(tiles).toHaveCount(1);
  await expect(strip).toContainText('2 items could not be shown');
  await show(strip, many);
  await expect(tiles).toHaveCount(50);
  await expect(strip).toContainText('The first 50 of 1,200');
  await show(strip, [null]);
  await expect(strip.getByRole('heading', { name: 'No figures yet', level: 2 })).toBeVisible();
  await expect(strip).toContainText('1 item could not be shown');
  await expect(strip.locator('[data-slot=stat-strip]')).toHaveCount(0);

  const status = { ...DATA['tapa-rewards'] };
  await show(rewards, { ...status, rewards: [...status.rewards, null] });
  await expect(vouchers).toHaveCount(2);
  await expect(rewards).toContainText('1 item could not be shown');
  await show(rewards, { ...status, rewards: many });
  await expect(vouchers).toHaveCount(50);
  await expect(rewards).toContainText('The first 50 of 1,200');
  await show(rewards, { ...status, rewards: 'none' });
  await expect(vouchers).toHaveCount(0);
  await expect(rewards).toContainText('Gold Explorer');
  await expect(rewards).not.toContainText('could not be shown');
});

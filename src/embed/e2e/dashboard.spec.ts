import { DATA, dashboard, frameOrigin } from './dashboard-page.js';
import { LOADER, open } from './host-page.js';
import { expect, forgive, test } from './site.js';

test('a dashboard in a frame is as high as its content, and ignores others', async ({ page, site }) => {
  await open(
    page,
    site,
    `<script>window.heard = []; addEventListener('tapa-action', (event) => { event.preventDefault(); heard.push(event.detail) })</script>
     ${dashboard(`kind="traveler" brand-color="#0f766e" frame="${frameOrigin(site)}/embed/embed.html"`)}${LOADER}`,
  );
  const frame = page.locator('tapa-dashboard').locator('iframe');
  const inside = frame.contentFrame();
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  const content = () => inside.locator('#dashboard').evaluate((root) => root.getBoundingClientRect().height);
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(Math.ceil(await content()));

  // A link to a tab stays inside the frame: a page that followed it would be gone.
  await inside.getByRole('link', { name: 'All trips' }).click();
  await expect(inside.getByRole('tab', { name: 'My Trips' })).toHaveAttribute('aria-selected', 'true');

  // Other links and Log out are sent to the page, which takes a moment.
  await inside.getByRole('link', { name: 'Masi workshop' }).click();
  await expect.poll(() => page.evaluate('heard')).toEqual([{ action: 'open', href: '/booking/1' }]);
  await inside.getByRole('tab', { name: 'Overview' }).click();
  await expect(inside.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(Math.ceil(await content()));

  // The page accepts messages only from its frame, through the port that the frame has sent.
  const height = (await frame.boundingBox())?.height;
  await page.evaluate(() => {
    postMessage('tapa-ready', '*', [new MessageChannel().port2]);
    postMessage({ tapa: 'height', height: 9000 }, '*');
  });
  await inside.locator('body').evaluate(() => {
    for (const message of [
      { tapa: 'height', height: 9000 },
      { tapa: 'call', action: 'logout' },
      'height',
      null,
    ]) {
      parent.postMessage(message, '*');
    }
  });
  await inside.getByRole('button', { name: /^Account menu/ }).click();
  await inside.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate('heard.slice(1)')).toEqual([{ action: 'logout' }]);
  expect((await frame.boundingBox())?.height).toBe(height);
  // The frame ignores messages from itself, and messages of another shape.
  await inside
    .locator('body')
    .evaluate(() =>
      postMessage({ tapa: 'show', kind: 'corporate', data: null, scheme: 'light', brand: {} }, '*'),
    );
  await frame.evaluate((found) => {
    const { contentWindow } = found as HTMLIFrameElement;
    contentWindow?.postMessage(
      { tapa: 'show', kind: 'constructor', data: null, scheme: 'light', brand: {} },
      '*',
    );
  });
  await page.locator('tapa-dashboard').evaluate((element) => element.setAttribute('kind', 'corporate'));
  await expect(inside.getByRole('heading', { level: 1 })).toContainText('Corporate');
  await page.locator('tapa-dashboard').evaluate((element) => element.setAttribute('kind', 'traveler'));
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(height);
});

test('a dashboard in a frame is a skeleton until its data has loaded or failed', async ({
  page,
  site,
  pageErrors,
}) => {
  const answers: ((status: number, body: string) => void)[] = [];
  const hold = (_: unknown, response: { writeHead: (status: number) => { end: (body: string) => void } }) => {
    answers.push((status, body) => response.writeHead(status).end(body));
  };
  site.put('/first.json', hold);
  site.put('/second.json', hold);
  const answer = async (status: number, data: unknown) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.(status, JSON.stringify(data));
  };
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title><body style="color-scheme: dark">
     <script>window.heard = []; for (const name of ['tapa-ready', 'tapa-error', 'tapa-action']) addEventListener(name, ({ type, detail }) => heard.push([type, detail]))</script>
     <tapa-dashboard kind="traveler" src="/first.json"></tapa-dashboard>${LOADER}`,
  );
  await page.goto(site.url);
  const element = page.locator('tapa-dashboard');
  const inside = element.locator('iframe').contentFrame();
  await expect(inside.locator('[data-slot="upcoming-trips"]').first()).toHaveAttribute(
    'data-state',
    'loading',
  );
  await expect(inside.locator('[data-theme]')).toHaveAttribute('data-theme', 'dark');
  await expect(inside.getByText('Sample data')).toHaveCount(0);
  expect(await page.evaluate('heard')).toEqual([]);

  await answer(503, {});
  await expect(inside.getByRole('alert')).toContainText("Dashboard didn't load");
  forgive(pageErrors, /503/);
  await page.setViewportSize({ width: 390, height: 844 });
  // Touch target size on a narrow screen (WCAG 2.5.5).
  await expect(inside.getByRole('button', { name: 'Try Again' })).toHaveCSS('min-height', '44px');
  await inside.getByRole('button', { name: 'Try Again' }).click();
  await answer(200, DATA);
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  expect(await page.evaluate('heard')).toEqual([
    ['tapa-error', { code: 'http', status: 503 }],
    ['tapa-action', { action: 'retry' }],
    ['tapa-ready', { items: 1 }],
  ]);

  // A new source replaces the data, and data set by the page takes precedence over later answers.
  await element.evaluate((dashboard) => dashboard.setAttribute('src', '/second.json'));
  await expect.poll(() => answers.length).toBe(1);
  await element.evaluate((dashboard) => {
    const bookings = [{ id: 2, listingTitle: 'Tapa beating', checkIn: '2090-02-05' }];
    Object.assign(dashboard, { data: new Proxy({ bookings, onOpen: () => undefined }, {}) });
  });
  await answer(200, DATA);
  await expect(inside.getByRole('link', { name: 'Tapa beating' })).toBeVisible();

  await element.evaluate((dashboard) => Object.assign(dashboard, { data: 'no record' }));
  await expect(inside.getByRole('alert')).toContainText('The answer could not be read.');
  await expect(inside.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await element.evaluate((dashboard) => {
    Object.assign(dashboard, { data: null });
    (dashboard as unknown as { reload: () => void }).reload();
  });
  await expect(inside.locator('[data-slot="upcoming-trips"]').first()).toHaveAttribute(
    'data-state',
    'loading',
  );
});

test('a dashboard in a frame has a note in print that its end may be missing', async ({ page, site }) => {
  await open(page, site, `${dashboard('kind="traveler"')}${LOADER}`);
  const inside = page.locator('tapa-dashboard').locator('iframe').contentFrame();
  await expect(inside.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = inside.getByText('On paper, the end of this dashboard may be missing.');
  await expect(notice).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeVisible();
});

test('a frame sends nothing to a page other than its host', async ({ page, site }) => {
  site.put(
    '/',
    `<!doctype html><title>Host</title><script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>
     <iframe src="${frameOrigin(site)}/embed/embed.html#${encodeURIComponent('https://partner.example')}"></iframe>`,
  );
  await page.goto(site.url);
  const inside = page.frameLocator('iframe');
  await expect(inside.locator('#dashboard')).toBeAttached();
  await page.evaluate((origin) => {
    frames[0]?.postMessage(
      { tapa: 'show', kind: 'traveler', data: null, scheme: 'light', brand: {} },
      origin,
    );
  }, frameOrigin(site));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(inside.locator('#dashboard')).toBeEmpty();
  expect(await page.evaluate('heard')).toEqual([]);
});

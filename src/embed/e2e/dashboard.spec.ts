import { readFileSync } from 'node:fs';
import { DIST, expect, forgive, type Site, test } from './site';

/** The frame on another origin than the page: the same server under its other name. */
const frameOrigin = (site: Site): string => site.url.replace('127.0.0.1', 'localhost');

const DATA = {
  user: { firstName: 'Mele', role: 'traveler' },
  bookings: [{ id: 1, listingTitle: 'Masi workshop', checkIn: '2090-01-05' }],
  listings: [],
};

test('a dashboard in a frame: shown, as high as it is, and deaf to everyone else', async ({ page, site }) => {
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title><body>
     <script>window.heard = []; addEventListener('tapa-action', ({ detail }) => heard.push(detail))</script>
     <tapa-dashboard kind="traveler" brand-color="#0f766e" frame="${frameOrigin(site)}/embed/embed.html">
       <script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard>
     <script async src="/embed/loader.js"></script>`,
  );
  await page.goto(site.url);
  const frame = page.locator('tapa-dashboard').locator('iframe');
  const inside = frame.contentFrame();
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  const content = () => inside.locator('#dashboard').evaluate((root) => root.getBoundingClientRect().height);
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(Math.ceil(await content()));

  // A link to a tab is the dashboard's own business: a page that followed it would be gone.
  await inside.getByRole('link', { name: 'All trips' }).click();
  await expect(inside.getByRole('tab', { name: 'My Trips' })).toHaveAttribute('aria-selected', 'true');

  // Other links and log-out are the page's; the frame's message about it takes a moment.
  await inside.getByRole('link', { name: 'Masi workshop' }).click();
  await expect.poll(() => page.evaluate('heard')).toEqual([{ action: 'open', href: '/booking/1' }]);
  await inside.getByRole('tab', { name: 'Overview' }).click();
  await expect(inside.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(Math.ceil(await content()));

  // The page takes no message but its frame's, of its origin and shape.
  const height = (await frame.boundingBox())?.height;
  await page.evaluate(() => postMessage({ tapa: 'height', height: 9000 }, '*'));
  await inside.locator('body').evaluate(() => {
    for (const message of [
      { tapa: 'height', height: -1 },
      { tapa: 'height', height: 9000, more: 1 },
      { tapa: 'height', height: 50_001 },
      'height',
      null,
      { tapa: 'action', action: 'logout' },
    ]) {
      parent.postMessage(message, '*');
    }
  });
  // Messages arrive in order: when the good one has, so have those before it.
  await expect.poll(() => page.evaluate('heard')).toContainEqual({ action: 'logout' });
  expect((await frame.boundingBox())?.height).toBe(height);
  // The frame takes none from itself, nor of another shape.
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
  // Here too a good one comes after them.
  await page.locator('tapa-dashboard').evaluate((element) => element.setAttribute('kind', 'corporate'));
  await expect(inside.getByRole('heading', { level: 1 })).toContainText('Corporate');
  await page.locator('tapa-dashboard').evaluate((element) => element.setAttribute('kind', 'traveler'));
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(height);
});

test('a dashboard in a frame is a skeleton until its data comes, and says when it does not', async ({
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
     <tapa-dashboard kind="traveler" src="/first.json"></tapa-dashboard><script async src="/embed/loader.js"></script>`,
  );
  await page.goto(site.url);
  const element = page.locator('tapa-dashboard');
  const inside = element.locator('iframe').contentFrame();
  await expect(inside.locator('[data-slot="panel"]').first()).toHaveAttribute('data-state', 'loading');
  await expect(inside.locator('[data-theme]')).toHaveAttribute('data-theme', 'dark');
  await expect(inside.getByText('Sample data')).toHaveCount(0);
  expect(await page.evaluate('heard')).toEqual([]);

  await answer(503, {});
  await expect(inside.getByRole('alert')).toContainText("Dashboard didn't load");
  forgive(pageErrors, /503/);
  await page.setViewportSize({ width: 390, height: 844 });
  // What fingers need in a narrow place (DESIGN section 6).
  await expect(inside.getByRole('button', { name: 'Try Again' })).toHaveCSS('min-height', '44px');
  await inside.getByRole('button', { name: 'Try Again' }).click();
  await answer(200, DATA);
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  expect(await page.evaluate('heard')).toEqual([
    ['tapa-error', { code: 'http', status: 503 }],
    ['tapa-action', { action: 'retry' }],
    ['tapa-ready', { items: 1 }],
  ]);

  // Another source counts, and what the page sets counts more, whatever comes later.
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
  await expect(inside.getByRole('button')).toHaveCount(0);
  await element.evaluate((dashboard) => {
    Object.assign(dashboard, { data: null });
    (dashboard as unknown as { reload: () => void }).reload();
  });
  await expect(inside.locator('[data-slot="panel"]').first()).toHaveAttribute('data-state', 'loading');
});

test('a frame that another page was meant to open says nothing', async ({ page, site }) => {
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

test('a dashboard in a frame wears the whole brand: of its attributes, else of the page', async ({
  page,
  site,
}) => {
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title>
     <style>main { --tapa-accent: #ffe600; --tapa-deep: #043332; --tapa-radius: 4px }</style><body><main>
     <tapa-dashboard kind="traveler" scheme="dark" brand-color="#0f766e" brand-radius="16" brand-density="1.125"
       brand-font-display="Georgia, 'Times New Roman', serif" brand-display-weight="600" brand-motif="9"
       brand-ink="url(/never)" brand-font-text="x; } body { display: none">
       <script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard></main>
     <script async src="/embed/loader.js"></script>`,
  );
  await page.goto(site.url);
  const theme = page.locator('tapa-dashboard').locator('iframe').contentFrame().locator('[data-tapa-theme]');
  await expect(theme.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  // What is no color, no number in its range and no list of fonts is left out.
  expect(await theme.getAttribute('style')).toBe(
    [
      '--tapa-brand: #0f766e;',
      '--tapa-accent: #ffe600;',
      '--tapa-deep: #043332;',
      '--tapa-radius: 16px;',
      "--tapa-font-display: Georgia, 'Times New Roman', serif;",
      '--tapa-display-weight: 600;',
      '--tapa-density: 1.125;',
    ].join(' '),
  );
  expect(site.asked).not.toContain('/never');

  await page.locator('tapa-dashboard').evaluate((element) => element.setAttribute('brand-ink', '#06201f'));
  await expect(theme).toHaveCSS('--tapa-ink', '#06201f');

  for (const [radius, pixels] of [
    ['1rem', '16px'],
    ['calc(1px + 0.5rem)', '9px'],
  ] as const) {
    await page
      .locator('tapa-dashboard')
      .evaluate((element, value) => element.setAttribute('brand-radius', value), radius);
    await expect(theme).toHaveCSS('--tapa-radius', pixels);
  }
});

test('a dashboard in a frame follows a page that switches its scheme or its brand', async ({
  page,
  site,
}) => {
  site.put(
    '/',
    `<!doctype html><html class="light"><meta charset="utf-8"><title>Host</title>
     <style>.light { color-scheme: light } .dark { color-scheme: dark } [data-partner="reef"] { --tapa-brand: #0f766e }</style>
     <body><main><tapa-dashboard kind="traveler"><script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard></main>
     <script async src="/embed/loader.js"></script>`,
  );
  await page.goto(site.url);
  const element = page.locator('tapa-dashboard');
  const inside = element.locator('iframe').contentFrame();
  const theme = inside.locator('[data-tapa-theme]');
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await inside.getByRole('tab', { name: 'My Trips' }).click();

  await page.locator('html').evaluate((root) => root.setAttribute('class', 'dark'));
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.locator('main').evaluate((main) => main.setAttribute('data-partner', 'reef'));
  await expect(theme).toHaveCSS('--tapa-brand', '#0f766e');
  await expect(inside.getByRole('tab', { name: 'My Trips' })).toHaveAttribute('aria-selected', 'true');

  // Wherever it is moved to: what is around it there counts.
  await element.evaluate((dashboard) => {
    const place = document.body.appendChild(document.createElement('section'));
    place.append(dashboard);
  });
  await expect(theme).not.toHaveCSS('--tapa-brand', '#0f766e');
  await page.locator('section').evaluate((place) => place.setAttribute('class', 'light'));
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await element.evaluate((dashboard) => dashboard.setAttribute('scheme', 'dark'));
  await expect(theme).toHaveAttribute('data-theme', 'dark');
});

test('a dashboard in a frame follows what the page’s styles make of it, without a change of the page itself', async ({
  page,
  site,
}) => {
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title>
     <style>:root { color-scheme: light } @media (prefers-color-scheme: dark) { :root { color-scheme: dark } }
       main:has(:checked) { --tapa-radius: 2px }</style>
     <body><main><input type="checkbox" aria-label="Square"><tapa-dashboard kind="traveler"><script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard></main>
     <script async src="/embed/loader.js"></script>`,
  );
  await page.goto(site.url);
  const theme = page.locator('tapa-dashboard').locator('iframe').contentFrame().locator('[data-tapa-theme]');
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Square').check();
  await expect(theme).toHaveCSS('--tapa-radius', '2px');
  await page.addStyleTag({
    content:
      ':root { --tapa-brand: #0f766e; --tapa-density: 1.125; --tapa-font-display: Georgia, "Times New Roman" }',
  });
  await expect(theme).toHaveCSS('--tapa-brand', '#0f766e');
  await expect(theme).toHaveCSS('--tapa-density', '1.125');
});

test('a dashboard in a frame reads in the direction of its page', async ({ page, site }) => {
  site.put(
    '/',
    `<!doctype html><html dir="rtl"><meta charset="utf-8"><title>Host</title>
     <body><tapa-dashboard kind="traveler"><script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard>
     <script async src="/embed/loader.js"></script>`,
  );
  await page.goto(site.url);
  const inside = page.locator('tapa-dashboard').locator('iframe').contentFrame();
  const overview = inside.getByRole('tab', { name: 'Overview' });
  const rewards = inside.getByRole('tab', { name: 'Rewards' });
  const left = async (tab: typeof overview) => (await tab.boundingBox())?.x ?? Number.NaN;
  await expect(overview).toBeVisible();
  expect(await left(overview)).toBeGreaterThan(await left(rewards));
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'ltr'));
  await expect(inside.locator('[data-tapa-theme]')).toHaveAttribute('dir', 'ltr');
  expect(await left(overview)).toBeLessThan(await left(rewards));
});

test('a dashboard in a frame keeps its room while there is nothing to see of it', async ({ page, site }) => {
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title>
     <body><script>window.heights = []; addEventListener('message', ({ data }) => data.tapa === 'height' && heights.push(data.height))</script>
     <main><tapa-dashboard kind="traveler"><script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard></main>
     <script async src="/embed/loader.js"></script>`,
  );
  await page.goto(site.url);
  const heights = (): Promise<number[]> => page.evaluate('heights');
  const inside = page.locator('tapa-dashboard').locator('iframe').contentFrame();
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  const panel = page.locator('main');
  const switchTo = (isHidden: boolean) =>
    panel.evaluate(async (found: HTMLElement, hidden) => {
      found.hidden = hidden;
      // The frame's observer has seen it when a picture without it was made.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }, isHidden);
  await switchTo(true);
  const before = (await heights()).length;
  await switchTo(false);
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(before);
  expect(Math.min(...(await heights()))).toBeGreaterThan(0);
});

test('what the page wrote inside stands there until the frame does, and stays when it cannot be opened', async ({
  page,
  site,
  pageErrors,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const dashboard = (frame: string) =>
    `<tapa-dashboard kind="traveler" frame="${frame}"><a href="/trips">Your trips</a><script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard>`;
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title>
     <script>window.heard = []; addEventListener('tapa-error', ({ target, detail }) => heard.push([target.getAttribute('frame'), detail]));
       window.seen = []; addEventListener('tapa-view', ({ target }) => seen.push(target.getAttribute('frame')))</script>
     <body style="font-family: Georgia">${['javascript:alert(1)', '/gone.html', '/embed/embed.html'].map(dashboard).join('')}
     <script async src="/embed/loader.js"></script>`,
  );
  await page.goto(site.url);
  const last = page.locator('tapa-dashboard').last();
  await expect(last.locator('iframe')).toBeVisible();
  await expect(last.getByRole('link', { name: 'Your trips' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Your trips' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Your trips' }).last()).toHaveCSS('font-family', 'Georgia');
  expect(await page.evaluate('heard')).toEqual([['javascript:alert(1)', { code: 'bad-address' }]]);
  await page.clock.runFor(20_000);
  expect(await page.evaluate('heard.slice(1)')).toEqual([['/gone.html', { code: 'timeout' }]]);
  expect(await page.evaluate('seen')).toEqual(['/embed/embed.html']);
  await page
    .locator('tapa-dashboard')
    .first()
    .evaluate((found) => found.setAttribute('frame', '/embed/embed.html'));
  await expect(page.getByRole('link', { name: 'Your trips' })).toHaveCount(1);
  forgive(pageErrors, /404/);
});

test('a kind that there is not is shown as a traveler’s, and the console names those that there are', async ({
  page,
  site,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title><body>
     <tapa-dashboard kind="travel_agent"><script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard>
     <script async src="/embed/loader.js"></script>`,
  );
  await page.goto(site.url);
  const element = page.locator('tapa-dashboard');
  const title = element.locator('iframe').contentFrame().getByRole('heading', { level: 1 });
  await expect(title).toContainText('Traveler');
  await element.evaluate((dashboard) => dashboard.setAttribute('kind', 'corporate'));
  await expect(title).toContainText('Corporate');
  await element.evaluate((dashboard) => dashboard.removeAttribute('kind'));
  await expect(title).toContainText('Traveler');
  expect(warnings).toEqual([
    'There is no <tapa-dashboard kind="travel_agent">: traveler, travel-agent, tour-organizer, corporate. Shown is traveler.',
  ]);
});

test('the heading names the frame, whenever it is set', async ({ page, site }) => {
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title><body>
     <tapa-dashboard kind="traveler"><script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard>
     <script async src="/embed/loader.js"></script>`,
  );
  await page.goto(site.url);
  const element = page.locator('tapa-dashboard');
  const frame = element.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'Dashboard');
  await expect(frame.contentFrame().getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  await element.evaluate((dashboard) => dashboard.setAttribute('heading', 'My journeys'));
  await expect(frame).toHaveAttribute('title', 'My journeys');
  await element.evaluate((dashboard) => dashboard.removeAttribute('heading'));
  await expect(frame).toHaveAttribute('title', 'Dashboard');
});

test('the frame’s own page may be served under a strict policy', async ({ page, site }) => {
  site.put('/embed/embed.html', {
    body: readFileSync(`${DIST}/embed.html`, 'utf8'),
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; require-trusted-types-for 'script'",
    },
  });
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title><body>
     <tapa-dashboard kind="traveler" brand-color="#0f766e"><script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard>
     <script async src="/embed/loader.js"></script>`,
  );
  await page.goto(site.url);
  const inside = page.locator('tapa-dashboard').locator('iframe').contentFrame();
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  await expect(inside.locator('body')).toHaveCSS('margin', '0px');
  // A menu opens in place, as everywhere.
  await inside.getByRole('button', { name: /Account menu/ }).click();
  await expect(inside.getByRole('menu')).toBeVisible();
});

test('the address of the frame may have a fragment', async ({ page, site }) => {
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title><body>
     <tapa-dashboard kind="traveler" frame="/embed/embed.html#top"><script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard>
     <script async src="/embed/loader.js"></script>`,
  );
  await page.goto(site.url);
  const inside = page.locator('tapa-dashboard').locator('iframe').contentFrame();
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
});

import { readFileSync } from 'node:fs';
import { dashboard, inFrame } from './dashboard-page.js';
import { LOADER, open } from './host-page.js';
import { DIST, expect, fileOf, forgive, test } from './site.js';

test('a dashboard in a frame keeps its height while it is hidden', async ({ page, site }) => {
  await open(
    page,
    site,
    `<script>window.heights = []; addEventListener('message', ({ ports }) => ports[0]?.addEventListener('message', ({ data }) => data.tapa === 'height' && heights.push(data.height)))</script>
     <main>${dashboard()}</main>${LOADER}`,
  );
  const heights = (): Promise<number[]> => page.evaluate('heights');
  const inside = inFrame(page);
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  const panel = page.locator('main');
  const switchTo = (isHidden: boolean) =>
    panel.evaluate(async (found: HTMLElement, hidden) => {
      found.hidden = hidden;
      // The frame's observer has run after two animation frames.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }, isHidden);
  await switchTo(true);
  const before = (await heights()).length;
  await switchTo(false);
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(before);
  expect(Math.min(...(await heights()))).toBeGreaterThan(0);
});

test('the content of the element shows until the frame has loaded, and stays if it cannot load', async ({
  page,
  site,
  pageErrors,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const withLink = (frame: string) =>
    dashboard(`kind="traveler" frame="${frame}"`, '<a href="/trips">Your trips</a>');
  await open(
    page,
    site,
    `<script>window.heard = []; addEventListener('tapa-error', ({ target, detail }) => heard.push([target.getAttribute('frame'), detail]));
       window.seen = []; addEventListener('tapa-view', ({ target }) => seen.push(target.getAttribute('frame')))</script>
     <main style="font-family: Georgia">${['javascript:alert(1)', '/gone.html', '/embed/embed.html'].map(withLink).join('')}</main>${LOADER}`,
  );
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

test('an unknown kind is shown as a traveler’s, and the console names the known ones', async ({
  page,
  site,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await open(page, site, dashboard('kind="travel_agent"') + LOADER);
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
  await open(page, site, dashboard() + LOADER);
  const element = page.locator('tapa-dashboard');
  const frame = element.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'Dashboard');
  await expect(frame.contentFrame().getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  await element.evaluate((dashboard) => dashboard.setAttribute('heading', 'My journeys'));
  await expect(frame).toHaveAttribute('title', 'My journeys');
  await element.evaluate((dashboard) => dashboard.removeAttribute('heading'));
  await expect(frame).toHaveAttribute('title', 'Dashboard');
});

test('the page in the frame works under a strict policy', async ({ page, site }) => {
  site.put('/embed/embed.html', {
    body: readFileSync(`${DIST}/embed.html`, 'utf8'),
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; require-trusted-types-for 'script'",
    },
  });
  await open(page, site, dashboard('kind="traveler" brand-color="#0f766e"') + LOADER);
  const inside = inFrame(page);
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  await expect(inside.locator('body')).toHaveCSS('margin', '0px');
  await inside.getByRole('button', { name: /Account menu/ }).click();
  await expect(inside.getByRole('menu')).toBeVisible();
});

test('the URL of the frame may have a fragment', async ({ page, site }) => {
  await open(page, site, dashboard('kind="traveler" frame="/embed/embed.html#top"') + LOADER);
  const inside = inFrame(page);
  await expect(inside.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
});

test('the frame is named in its language, unless the page names it', async ({ page, site }) => {
  await open(page, site, `${dashboard('kind="traveler" locale="fr"')}${LOADER}`);
  const element = page.locator('tapa-dashboard');
  const frame = element.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'Tableau de bord');
  // It loads the messages of its own dashboard only.
  const isMessages = (file: string) => file.startsWith('/embed/messages-');
  expect(site.asked.filter(isMessages)).toEqual([
    fileOf('messages-frame-fr'),
    fileOf('messages-traveler-fr'),
  ]);
  await element.evaluate((found) => found.setAttribute('heading', 'Mes voyages'));
  await expect(frame).toHaveAttribute('title', 'Mes voyages');
  await element.evaluate((found) => found.removeAttribute('heading'));
  await expect(frame).toHaveAttribute('title', 'Tableau de bord');
  await element.evaluate((found) => found.removeAttribute('locale'));
  await expect(frame).toHaveAttribute('title', 'Dashboard');
});

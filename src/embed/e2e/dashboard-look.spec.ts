import { readFileSync } from 'node:fs';
import { dashboard, inFrame } from './dashboard-page.js';
import { LOADER, open } from './host-page.js';
import { DIST, expect, test } from './site.js';

test('a dashboard in a frame has the whole brand: that of its attributes, else of the page', async ({
  page,
  site,
}) => {
  await open(
    page,
    site,
    `<style>main { --tapa-accent: #ffe600; --tapa-deep: #043332; --tapa-radius: 4px }</style><main>
     ${dashboard(`kind="traveler" scheme="dark" brand-color="#0f766e" brand-radius="16" brand-density="1.125"
       brand-font-display="Georgia, 'Times New Roman', serif" brand-display-weight="600" brand-motif="9"
       brand-ink="url(/never)" brand-font-text="x; } body { display: none"`)}</main>${LOADER}`,
  );
  const theme = inFrame(page).locator('[data-tapa-theme]');
  await expect(theme.getByRole('link', { name: 'Masi workshop' })).toBeVisible();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  // Invalid colors, numbers out of range and invalid font lists are ignored.
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

test('a dashboard in a frame has a brand that refers to other variables of the page', async ({
  page,
  site,
}) => {
  await open(
    page,
    site,
    `<style>html { --partner: #0f766e } html.night { --partner: #5eead4 }</style>
     ${dashboard('brand-color="var(--partner)" brand-radius="calc(var(--corner, 3px) * 2)" brand-ink="var(--nothing)"')}${LOADER}`,
  );
  const theme = inFrame(page).locator('[data-tapa-theme]');
  await expect(theme).toHaveAttribute('style', '--tapa-brand: #0f766e; --tapa-radius: 6px;');
  await page.evaluate(() => document.documentElement.classList.add('night'));
  await expect(theme).toHaveCSS('--tapa-brand', '#5eead4');
});

test('a dashboard in a frame follows changes of the page’s scheme and brand', async ({ page, site }) => {
  await open(
    page,
    site,
    `<style>.light { color-scheme: light } .dark { color-scheme: dark } [data-partner="reef"] { --tapa-brand: #0f766e }</style>
     <main>${dashboard()}</main>${LOADER}`,
    'class="light"',
  );
  const element = page.locator('tapa-dashboard');
  const inside = inFrame(page);
  const theme = inside.locator('[data-tapa-theme]');
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await inside.getByRole('tab', { name: 'My Trips' }).click();

  await page.locator('html').evaluate((root) => root.setAttribute('class', 'dark'));
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.locator('main').evaluate((main) => main.setAttribute('data-partner', 'reef'));
  await expect(theme).toHaveCSS('--tapa-brand', '#0f766e');
  await expect(inside.getByRole('tab', { name: 'My Trips' })).toHaveAttribute('aria-selected', 'true');

  // After a move, its new surroundings count.
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

test('a dashboard in a frame follows changes of styles that leave the DOM of the page unchanged', async ({
  page,
  site,
}) => {
  await open(
    page,
    site,
    `<style>:root { color-scheme: light } @media (prefers-color-scheme: dark) { :root { color-scheme: dark } }
       main:has(:checked) { --tapa-radius: 2px }</style>
     <main><input type="checkbox" aria-label="Square">${dashboard()}</main>${LOADER}`,
  );
  const theme = inFrame(page).locator('[data-tapa-theme]');
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

test('a dashboard in a frame has the scheme that the page declares in a <meta>', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  let load = (): void => undefined;
  site.put('/embed/embed.html', (_, response) => {
    load = () => response.setHeader('content-type', 'text/html').end(readFileSync(`${DIST}/embed.html`));
  });
  await open(page, site, `<meta name="color-scheme" content="light dark">${dashboard()}${LOADER}`);
  const frame = page.locator('tapa-dashboard iframe');
  const theme = inFrame(page).locator('[data-tapa-theme]');
  // Like the document in the frame, also before it has loaded: otherwise the frame has a white ground.
  await expect.poll(() => site.asked).toContain('/embed/embed.html');
  await expect(frame).toHaveCSS('color-scheme', 'light');
  load();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await expect(frame).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await page.locator('tapa-dashboard').evaluate((element) => element.setAttribute('scheme', 'system'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(theme).toHaveAttribute('data-theme', 'dark');
});

test('a dashboard in a frame has the text direction of its page', async ({ page, site }) => {
  await open(page, site, `${dashboard()}${LOADER}`, 'dir="rtl"');
  const inside = inFrame(page);
  const overview = inside.getByRole('tab', { name: 'Overview' });
  const rewards = inside.getByRole('tab', { name: 'Rewards' });
  const left = async (tab: typeof overview) => (await tab.boundingBox())?.x ?? Number.NaN;
  await expect(overview).toBeVisible();
  expect(await left(overview)).toBeGreaterThan(await left(rewards));
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'ltr'));
  await expect(inside.locator('[data-tapa-theme]')).toHaveAttribute('dir', 'ltr');
  expect(await left(overview)).toBeLessThan(await left(rewards));
});

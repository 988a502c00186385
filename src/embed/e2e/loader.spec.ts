import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LOADER } from './host-page.js';
import { TAGS, widget } from './sample-data.js';
import { DIST, expect, fileOf, forgive, type Site, test, warningsOf } from './site.js';

const FAILED = /Failed to load resource|integrity|Content Security Policy|Loading the script/;

async function open(page: Page, site: Site, body: string, headers: Record<string, string> = {}) {
  site.put('/', { body: `<!doctype html><meta charset="utf-8"><title>Host</title><body>${body}`, headers });
  await page.goto(site.url);
}

const built = (name: string): string => readFileSync(`${DIST}${fileOf(name).slice('/embed'.length)}`, 'utf8');

const codeAsked = (site: Site) => site.asked.filter((path) => path.startsWith('/embed/tapa-'));

test('loads a widget’s code when it comes near the viewport, one file for one kind', async ({
  page,
  site,
}) => {
  await open(
    page,
    site,
    `${LOADER}<div style="height:3000px"></div>${widget('tapa-rewards')}${widget('tapa-rewards')}`,
  );
  await page.waitForFunction(() => window.tapaQueue?.version);
  // Waits for the loader's observer: a later one has answered.
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );
  expect(codeAsked(site)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('tapa-rewards').last()).toContainText('Gold Explorer');
  expect(codeAsked(site)).toEqual([fileOf('tapa-rewards')]);
  expect(await page.evaluate(() => document.head.querySelectorAll('link').length)).toBe(0);
});

test('loads one file for several kinds, also for later elements', async ({ page, site }) => {
  await open(
    page,
    site,
    `${TAGS.slice(0, 2)
      .map((tag) => widget(tag))
      .join('')}${LOADER}`,
  );
  await expect(page.locator('tapa-rewards')).toContainText('Gold Explorer');
  await page.evaluate(
    (markup) => document.body.insertAdjacentHTML('beforeend', markup),
    widget('tapa-tour-availability'),
  );
  await expect(page.locator('tapa-tour-availability')).toContainText('9 of 12');
  expect(codeAsked(site)).toEqual([fileOf('tapa-widgets')]);
});

test('loads code for a shadow root of the page on request', async ({ page, site }) => {
  await open(
    page,
    site,
    `<page-part></page-part><script>
      document.querySelector('page-part').attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(widget('tapa-rewards')).replaceAll('</script>', '<\\/script>')};
      window.tapaQueue = window.tapaQueue || [];
      tapaQueue.push((tapa) => tapa.load('tapa-rewards'));
    </script>${LOADER}`,
  );
  await expect(page.locator('page-part tapa-rewards')).toContainText('Gold Explorer');
  expect(codeAsked(site)).toEqual([fileOf('tapa-rewards')]);
});

test('runs queued callbacks once, and later ones at once', async ({ page, site, pageErrors }) => {
  await open(
    page,
    site,
    `<script>window.calls = []; window.tapaQueue = [];
      tapaQueue.push(() => { throw new Error('from the page') }, ({ version, load }) => { calls.push(version); load('tapa-rewards').then((isThere) => calls.push(isThere)); });
    </script>${LOADER}${LOADER}`,
  );
  await page.waitForFunction(() => (window as unknown as { calls: unknown[] }).calls.length === 2);
  await page.evaluate(() =>
    window.tapaQueue?.push(({ version }) =>
      (window as unknown as { calls: unknown[] }).calls.push(`later ${version}`),
    ),
  );
  const { version } = JSON.parse(readFileSync(`${DIST}/../../package.json`, 'utf8')) as { version: string };
  expect(await page.evaluate('calls')).toEqual([version, true, `later ${version}`]);
  forgive(pageErrors, /from the page/);
});

test('keeps the first of two versions on a page, and registers nothing twice', async ({ page, site }) => {
  const other = readFileSync(`${DIST}/loader.js`, 'utf8').replaceAll(/"\d+\.\d+\.\d+"/g, '"9.9.9"');
  site.put('/other/loader.js', other);
  site.put(`/other/${fileOf('tapa-rewards').split('/').at(-1)}`, built('tapa-rewards'));
  await open(
    page,
    site,
    `${widget('tapa-rewards')}<script src="/embed/loader.js"></script><script src="/other/loader.js"></script>`,
  );
  await expect(page.locator('tapa-rewards')).toContainText('Gold Explorer');
  expect(await page.evaluate(() => window.tapaQueue?.version)).not.toBe('9.9.9');
  // And without loaders: the same element from two files.
  await page.addScriptTag({ type: 'module', url: fileOf('tapa-widgets') });
  await expect.poll(() => page.evaluate(() => !!customElements.get('tapa-stat-strip'))).toBe(true);
});

const FAILURES: Record<string, (site: Site) => Record<string, string> | undefined> = {
  'the code is gone': (site) => {
    site.put(fileOf('tapa-rewards'), { status: 404, body: '' });
    return undefined;
  },
  'the code was tampered with': (site) => {
    site.put(fileOf('tapa-rewards'), `${built('tapa-rewards')};window.tampered=1`);
    return undefined;
  },
  'the connection breaks': (site) => {
    site.put(fileOf('tapa-rewards'), (request) => request.socket.destroy());
    return undefined;
  },
  'the policy forbids the code': () => ({ 'content-security-policy': "script-src 'nonce-a'" }),
};

for (const [name, prepare] of Object.entries(FAILURES)) {
  test(`shows a plain link when ${name}`, async ({ page, site, pageErrors }) => {
    const headers = prepare(site);
    const loader = LOADER.replace('<script', '<script nonce="a"');
    await open(
      page,
      site,
      `<tapa-rewards fallback-href="/rewards" fallback-text="Your rewards"></tapa-rewards>
       <tapa-rewards><a href="/mine">Mine</a></tapa-rewards>${loader}`,
      headers,
    );
    await expect(page.getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Your rewards' })).toHaveAttribute('href', '/rewards');
    await expect(page.getByRole('link', { name: 'Mine' })).toBeVisible();
    expect(await page.evaluate('window.tampered')).toBeUndefined();
    forgive(pageErrors, FAILED);
  });
}

test('shows a plain link in an unsupported browser, and loads no code', async ({ page, site }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await open(
    page,
    site,
    `<tapa-rewards fallback-href="/rewards" fallback-text="Your rewards"></tapa-rewards>${LOADER}`,
  );
  await expect(page.getByRole('link', { name: 'Your rewards' })).toBeVisible();
  expect(codeAsked(site)).toEqual([]);
});

const WITHOUT_ADDRESS =
  '<tapa-rewards></tapa-rewards><tapa-rewards fallback-href="javascript:alert(1)"></tapa-rewards>';

test('a widget without a fallback-href links to the site of the widgets if that is another one', async ({
  page,
  site,
  pageErrors,
}) => {
  const widgets = 'https://widgets.example/';
  await page.route(`${widgets}**`, (route) =>
    route.request().url().endsWith('/loader.js')
      ? route.fulfill({ path: `${DIST}/loader.js` })
      : route.fulfill({ status: 404 }),
  );
  await open(page, site, `${WITHOUT_ADDRESS}<script async src="${widgets}tapa/loader.js"></script>`);
  const links = page.getByRole('link', { name: 'widgets.example' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', widgets.slice(0, -1));
  forgive(pageErrors, /Failed to load resource|CORS policy/);
});

for (const [place, wrap] of Object.entries({
  'a page': (content: string) => content,
  'a frame without an address of its own': (content: string) =>
    `<iframe srcdoc="${content.replaceAll('"', '&quot;')}"></iframe>`,
})) {
  test(`a widget without a fallback-href on its own site shows no link, and ${place} logs it once`, async ({
    page,
    site,
    pageErrors,
  }) => {
    const warnings = warningsOf(page);
    site.put(fileOf('tapa-rewards'), { status: 404, body: '' });
    await open(
      page,
      site,
      wrap(`${WITHOUT_ADDRESS}<script async src="${site.url}/embed/loader.js"></script>`),
    );
    await expect.poll(() => warnings).toEqual([expect.stringMatching(/fallback-href="\/…"/)]);
    const inside = place === 'a page' ? page : page.frameLocator('iframe');
    await expect(inside.locator('tapa-rewards')).toHaveCount(2);
    await expect(inside.locator('tapa-rewards :link')).toHaveCount(0);
    forgive(pageErrors, FAILED);
  });
}

test('the content of the element shows when the loader itself is blocked', async ({
  page,
  site,
  pageErrors,
}) => {
  await open(
    page,
    site,
    '<tapa-rewards><a href="/mine">Mine</a></tapa-rewards><script async src="/embed/gone.js"></script>',
  );
  await expect(page.getByRole('link', { name: 'Mine' })).toBeVisible();
  forgive(pageErrors, FAILED);
});

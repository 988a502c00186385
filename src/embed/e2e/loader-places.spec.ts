import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { dashboard } from './dashboard-page.js';
import { LOADER } from './host-page.js';
import { widget } from './sample-data.js';
import { DIST, expect, fileOf, forgive, type Site, test, warningsOf } from './site.js';

const UNKNOWN = /loader\.js does not know where the widgets' files are/;

const rewards = widget('tapa-rewards');
const inPage = (body: string, html = ''): string =>
  `<!doctype html><html ${html}><meta charset="utf-8"><title>Host</title><body>${body}`;

const MODULES: Record<string, string> = {
  'a module': '<script type="module" src="/embed/loader.js"></script>',
  'a module with a version': '<script type="module" src="/embed/loader.js?v=3"></script>',
  'an import': '<script type="module">import "/embed/loader.js"</script>',
  'an import on demand': '<script>import("/embed/loader.js")</script>',
  'the pinned file, as a module': `<script type="module" src="${fileOf('loader')}"></script>`,
};

for (const [name, code] of Object.entries(MODULES)) {
  test(`works from its own URL as ${name}`, async ({ page, site }) => {
    site.put('/embed/loader.js?v=3', {
      body: readFileSync(`${DIST}/loader.js`, 'utf8'),
      headers: { 'content-type': 'text/javascript' },
    });
    site.put('/deep/page', inPage(rewards + code));
    await page.goto(`${site.url}/deep/page`);
    await expect(page.locator('tapa-rewards')).toContainText('Gold Explorer');
  });
}

async function bundle(site: Site, format: 'es' | 'iife'): Promise<void> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: DIST,
    build: {
      write: false,
      rolldownOptions: { input: `${DIST}/loader.js`, output: { format, entryFileNames: 'app.js' } },
    },
  });
  const [{ output }] = [result].flat() as unknown as [{ output: { code: string }[] }];
  site.put('/assets/app.js', { body: output[0]?.code ?? '', headers: { 'content-type': 'text/javascript' } });
}

for (const [format, tag] of [
  ['es', '<script type="module" src="/assets/app.js"></script>'],
  ['iife', '<script src="/assets/app.js"></script>'],
] as const) {
  test(`in a bundle (${format}) it logs once what to do, loads nothing and shows no link`, async ({
    page,
    site,
  }) => {
    await bundle(site, format);
    const warnings = warningsOf(page);
    site.put(
      '/',
      inPage(
        `${rewards}<tapa-rewards fallback-href="/rewards" fallback-text="Your rewards"></tapa-rewards>${tag}`,
      ),
    );
    await page.goto(site.url);
    await expect(page.getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Your rewards' })).toHaveAttribute('href', '/rewards');
    expect(warnings).toEqual([expect.stringMatching(UNKNOWN)]);
    expect(site.asked.filter((path) => path.includes('tapa-'))).toEqual([]);
  });

  test(`in a bundle (${format}) it works if the page names the files’ folder`, async ({ page, site }) => {
    await bundle(site, format);
    for (const folder of ['/embed/', '/embed', `${site.url}/embed/`]) {
      site.put('/', inPage(rewards + tag, `data-tapa-base="${folder}"`));
      await page.goto(site.url);
      await expect(page.locator('tapa-rewards')).toContainText('Gold Explorer');
    }
  });
}

test('ignores a folder that is not an http or https URL', async ({ page, site }) => {
  const warnings = warningsOf(page);
  site.put('/', inPage(rewards + LOADER, 'data-tapa-base="javascript:alert(1)"'));
  await page.goto(site.url);
  await expect.poll(() => warnings).toEqual([expect.stringMatching(UNKNOWN)]);
});

/** Pages without a URL of their own, with this content. */
const PLACES: Record<string, (content: string, page: Page) => Promise<string>> = {
  'about:srcdoc': async (content) =>
    `<iframe height="900" width="900" srcdoc="${escapeAttribute(content)}"></iframe>`,
  'a sandbox': async (content) =>
    `<iframe height="900" width="900" sandbox="allow-scripts" srcdoc="${escapeAttribute(content)}"></iframe>`,
  'data:': async (content) =>
    `<iframe height="900" width="900" src="data:text/html;charset=utf-8,${encodeURIComponent(content)}"></iframe>`,
  'blob:': async (content) =>
    `<iframe height="900" width="900"></iframe><script>document.querySelector('iframe').src = URL.createObjectURL(new Blob([${JSON.stringify(content).replaceAll('</', '<\\/')}], { type: 'text/html' }))</script>`,
};

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Serves the widgets as the guide says: every page may load its files. */
const serveWidgets = (page: Page) =>
  page.route('https://widgets.example/tapa/**', (route) =>
    route.fulfill({
      path: `${DIST}/${new URL(route.request().url()).pathname.slice('/tapa/'.length)}`,
      headers: { 'access-control-allow-origin': '*' },
    }),
  );

for (const [place, wrap] of Object.entries(PLACES)) {
  test(`widgets and dashboards work in ${place}`, async ({ page, site }) => {
    await serveWidgets(page);
    const loader = '<script async src="https://widgets.example/tapa/loader.js"></script>';
    site.put('/', inPage(await wrap(inPage(`${rewards}${dashboard()}${loader}`), page)));
    await page.goto(site.url);
    const inside = page.frameLocator('iframe');
    await expect(inside.locator('tapa-rewards')).toContainText('Gold Explorer');
    await expect(
      inside
        .locator('tapa-dashboard')
        .locator('iframe')
        .contentFrame()
        .getByRole('link', { name: 'Masi workshop' }),
    ).toBeVisible();
  });
}

test('widgets and dashboards work in a page from a file', async ({ page }, testInfo) => {
  await serveWidgets(page);
  const file = testInfo.outputPath('page.html');
  writeFileSync(
    file,
    inPage(`${rewards}${dashboard()}<script async src="https://widgets.example/tapa/loader.js"></script>`),
  );
  await page.goto(`file://${file}`);
  await expect(page.locator('tapa-rewards')).toContainText('Gold Explorer');
  await expect(
    page
      .locator('tapa-dashboard')
      .locator('iframe')
      .contentFrame()
      .getByRole('link', { name: 'Masi workshop' }),
  ).toBeVisible();
});

test('logs a warning for a loader from a file', async ({ page }, testInfo) => {
  const warnings = warningsOf(page);
  const file = testInfo.outputPath('page.html');
  writeFileSync(file, inPage(`${rewards}<script async src="file://${DIST}/loader.js"></script>`));
  await page.goto(`file://${file}`);
  await expect.poll(() => warnings).toEqual([expect.stringMatching(UNKNOWN)]);
  await expect(page.getByRole('link')).toHaveCount(0);
});

/** Places where nothing is visible, and code that reveals them. */
const HIDDEN: Record<string, { markup: string; show: string }> = {
  'a closed <details>': {
    markup: `<details><summary>More</summary>${rewards}</details>`,
    show: "document.querySelector('details').open = true",
  },
  'hidden content': {
    markup: `<div id="place" style="content-visibility:hidden">${rewards}</div>`,
    show: 'place.style.contentVisibility = ""',
  },
  'hidden until found': {
    markup: `<div id="place" hidden="until-found">${rewards}</div>`,
    show: 'place.hidden = false',
  },
  'a closed tab panel': { markup: `<div id="place" hidden>${rewards}</div>`, show: 'place.hidden = false' },
  'a closed tab panel without a box of its own': {
    markup: `<div id="place" hidden><div style="display:contents">${widget('tapa-rewards', 'style="display:contents"')}</div></div>`,
    show: 'place.hidden = false',
  },
  'a closed dialog': {
    markup: `<dialog id="place">${rewards}</dialog>`,
    show: 'place.showModal()',
  },
  'a place out of sight': {
    markup: `<div id="place" style="position:absolute;top:-9000px">${rewards}</div>`,
    show: 'place.style.top = 0',
  },
  'a place out of sight, from where it is moved': {
    markup: `<div id="place" style="position:absolute;top:-9000px">${rewards}</div>`,
    show: "document.body.append(document.querySelector('tapa-rewards'))",
  },
};

for (const [place, { markup, show }] of Object.entries(HIDDEN)) {
  test(`a widget in ${place} is loaded when it becomes visible`, async ({ page, site }) => {
    site.put('/', inPage(markup + LOADER));
    await page.goto(site.url);
    await page.waitForFunction(() => window.tapaQueue?.version);
    // Waits for the loader's observer: a later one has answered.
    await page.evaluate(
      () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
    );
    expect(site.asked).not.toContain(fileOf('tapa-rewards'));
    await page.evaluate(show);
    await expect(page.getByText('Gold Explorer')).toBeVisible();
  });
}

for (const [place, markup] of Object.entries({
  'with display: contents': widget('tapa-rewards', 'style="display:contents"'),
  'below display: contents': `<div style="display:contents">${rewards}</div>`,
  'as a grid item': `<div style="display:grid">${rewards}</div>`,
  'as a flex item': `<div style="display:flex">${rewards}</div>`,
})) {
  test(`a widget ${place} is loaded at once`, async ({ page, site }) => {
    site.put('/', inPage(markup + LOADER));
    await page.goto(site.url);
    await expect(page.getByText('Gold Explorer')).toBeVisible();
  });
}

test('retries failed files: on request of the page, and when the connection is back', async ({
  page,
  site,
  context,
  pageErrors,
}) => {
  const file = fileOf('tapa-rewards');
  let isBroken = true;
  await page.route(`**${file}*`, (route) => (isBroken ? route.abort() : route.continue()));
  // Records the full URLs, by which an engine remembers a failure.
  const record = `<script>
    window.attempts = [];
    new MutationObserver((records) => {
      for (const { addedNodes } of records) attempts.push(...Array.from(addedNodes, ({ href }) => href));
    }).observe(document.head, { childList: true });
  </script>`;
  site.put(
    '/',
    inPage(
      `${record}${widget('tapa-rewards', 'fallback-href="/rewards"')}<script>window.tapaQueue = [(tapa) => Object.assign(window, { tapa })]</script>${LOADER}`,
    ),
  );
  await page.goto(site.url);
  await expect(page.getByRole('link')).toHaveCount(1);
  expect(await page.evaluate("tapa.load('tapa-rewards')")).toBe(false);
  const attempts: string[] = await page.evaluate('attempts');
  expect(attempts).toHaveLength(2);
  expect(new Set(attempts).size, 'each has an address of its own').toBe(2);
  await context.setOffline(true);
  isBroken = false;
  await context.setOffline(false);
  await expect(page.locator('tapa-rewards')).toContainText('Gold Explorer');
  forgive(pageErrors, /ERR_FAILED|Failed to load/);
});

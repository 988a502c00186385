import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import { compileScript, parse } from 'vue/compiler-sfc';
import { embedSnippetOf } from '../../../.storybook/review/brand/brand-code.js';
import { brandOf, STUDIO_CONTROLS } from '../../../.storybook/review/brand/studio-brand.js';
import { DATA } from './sample-data.js';
import { DIST, expect, fileOf, type Site, test } from './site.js';

const GUIDE = readFileSync(fileURLToPath(new URL('../../../.github/EMBEDDING.md', import.meta.url)), 'utf8');
const WIDGETS = 'https://widgets.example/tapa/';

/** Returns the snippets of a language, by the heading above them. */
const snippets = (language: string): [heading: string, code: string][] =>
  GUIDE.split('\n## ').flatMap((section) => {
    const code = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(section)?.[1];
    return code === undefined ? [] : [[section.split('\n')[0] ?? '', code] as [string, string]];
  });

const EXPECTED: Record<string, string> = {
  'Plain HTML': 'Gold Explorer',
  WordPress: 'Masi workshop',
  'Server-rendered pages': 'Gold Explorer',
  Events: 'Lagoon family stay',
  'Actions of a dashboard': 'Ana Vuki',
  Theming: 'Trips booked',
};

const DASHBOARD = 'Actions of a dashboard';

/** Serves the widgets of the guide from another origin. */
const serveWidgets = (page: Page) =>
  page.route(`${WIDGETS}**`, (route) =>
    route.fulfill({
      path: `${DIST}/${route.request().url().slice(WIDGETS.length)}`,
      headers: { 'access-control-allow-origin': '*' },
    }),
  );

const WATCH_SHIFTS = `<script>
  window.shifts = [];
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value))).observe({ type: 'layout-shift', buffered: true });
</script>`;

test('every snippet of the guide works as written', async ({ page, site }) => {
  await serveWidgets(page);
  site.put('/api/rewards.json', JSON.stringify({ ...DATA['tapa-rewards'], rewards: [] }));
  const withCode = snippets('html');
  expect(withCode.map(([heading]) => heading)).toEqual(Object.keys(EXPECTED));
  for (const [heading, code] of withCode) {
    // A dashboard has no shadow root to check: the next test covers it.
    if (heading === DASHBOARD) continue;
    await test.step(heading, async () => {
      site.put(
        '/',
        `<!doctype html><meta charset="utf-8"><title>Host</title><body>${WATCH_SHIFTS}${code}<p>After it</p>`,
      );
      await page.goto(site.url);
      await expect(page.locator('[part=root][data-state=ready]')).toContainText(EXPECTED[heading] ?? '');
      if (heading === 'Server-rendered pages') {
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
        expect(await page.evaluate('shifts')).toEqual([]);
      }
      if (heading === 'Events') {
        await page.getByRole('button', { name: 'Save Lagoon family stay' }).click();
        await expect(page).toHaveTitle('Saved Lagoon family stay');
      }
      if (heading === 'Theming') {
        await expect(page.locator('[part~=stat-figure]').first()).toHaveCSS('font-style', 'italic');
      }
    });
  }
});

test('the dashboard of the guide declines with a reason, and undoes it', async ({ page, site }) => {
  await serveWidgets(page);
  const asked: [path: string | undefined, body: string][] = [];
  const data = (status: string) =>
    JSON.stringify({ user: {}, employeeTravel: [{ id: 7, employeeName: EXPECTED[DASHBOARD], status }] });
  const answering = (status: string) => (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      asked.push([request.url, body]);
      response.end(data(status));
    });
  };
  site.put('/api/company.json', data('pending'));
  site.put('/api/requests/7/decline', answering('declined'));
  site.put('/api/requests/7/undo', answering('pending'));
  const [, code] = snippets('html').find(([heading]) => heading === DASHBOARD) ?? [];
  site.put('/', `<!doctype html><meta charset="utf-8"><title>Host</title><body>${code}`);
  await page.goto(site.url);
  const inside = page.locator('tapa-dashboard').locator('iframe').contentFrame();
  await inside.getByRole('tab', { name: /^Approvals/ }).click();
  await inside.getByRole('button', { name: /^Decline Ana Vuki/ }).click();
  await inside.getByRole('button', { name: 'Over budget' }).click();
  await inside.getByRole('button', { name: /^Decline Ana Vuki/ }).click();
  await inside.getByRole('button', { name: /^Undo/ }).click();
  await expect(inside.getByRole('button', { name: /^Approve Ana Vuki/ })).toBeVisible();
  expect(asked).toEqual([
    ['/api/requests/7/decline', '{"why":{"reason":"Over budget","note":""}}'],
    ['/api/requests/7/undo', '{"decision":"decline"}'],
  ]);
});

test('vouchers have the heights of the guide', async ({ page, site }) => {
  const [reward] = DATA['tapa-rewards'].rewards;
  const data = JSON.stringify({ ...DATA['tapa-rewards'], rewards: Array(4).fill(reward) });
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title><body><tapa-rewards><script type="application/json">${data}</script></tapa-rewards><script type="module" src="${fileOf('tapa-rewards')}"></script>`,
  );
  const said = [...GUIDE.matchAll(/(\d+)px in (?:a window|one) of\s(\d+)px/g)];
  expect(said.map(([, , width]) => width)).toEqual(['390', '1440']);
  for (const [, height, width] of said) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await page.goto(site.url);
    await expect(page.locator('[part=root][data-state=ready]')).toBeVisible();
    const taken = await page
      .locator('tapa-rewards')
      .evaluate((found) => found.getBoundingClientRect().height);
    expect(Math.round(taken), `at ${width}px`).toBe(Number(height));
  }
});

test('the snippets of the Brand studio work as written', async ({ page, site }) => {
  await serveWidgets(page);
  for (const start of STUDIO_CONTROLS.start.options) {
    await test.step(start, async () => {
      const brand = brandOf({ start, width: 390 });
      site.put('/', `<!doctype html><meta charset="utf-8"><title>Host</title><body>${embedSnippetOf(brand)}`);
      await page.goto(site.url);
      const root = page.locator('[part=root][data-state=ready]');
      await expect(root).toContainText('$1,250');
      await expect(root).toHaveCSS('--tapa-brand', brand.color);
      await expect(root).toHaveAttribute('data-theme', brand.scheme ?? '');
    });
  }
});

/** Opens a page with the host's own app and the loader, which defines elements after the app creates them. */
async function openApp(page: Page, site: Site, contents: string, plugins: Plugin[] = []) {
  await serveWidgets(page);
  const { outputFiles } = await build({
    stdin: { contents, loader: 'jsx', resolveDir: DIST },
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins,
  });
  site.put('/app.js', outputFiles[0]?.text ?? '');
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title><body><div id="app"></div><script type="module" src="/app.js"></script><script async src="${WIDGETS}loader.js"></script>`,
  );
  await page.goto(site.url);
}

test('the React snippet of the guide works as written', async ({ page, site }) => {
  const [[, code] = ['', '']] = snippets('jsx');
  await openApp(
    page,
    site,
    `${code}
      import { createRoot } from 'react-dom/client';
      createRoot(document.getElementById('app')).render(
        <Rewards data={${JSON.stringify(DATA['tapa-rewards'])}} onRedeem={({ title }) => { document.title = title }} />);`,
  );
  await page.getByRole('button', { name: 'Redeem 10% discount' }).click();
  await expect(page).toHaveTitle('10% discount');
});

/** Vue's compiler for single-file components, configured for the elements as in the guide. */
const vueFile = (source: string): Plugin => ({
  name: 'vue-file',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.vue$/ }, ({ path }) => ({ path, namespace: 'vue-file' }));
    onLoad({ filter: /.*/, namespace: 'vue-file' }, () => {
      const { descriptor, errors } = parse(source);
      if (errors.length > 0) throw new Error(errors.join('\n'));
      const { content } = compileScript(descriptor, {
        id: 'snippet',
        inlineTemplate: true,
        templateOptions: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('tapa-') } },
      });
      return { contents: content, loader: 'js', resolveDir: DIST };
    });
  },
});

test('the Vue snippet of the guide works as written', async ({ page, site }) => {
  const [[, code] = ['', '']] = snippets('vue');
  await openApp(
    page,
    site,
    `import { createApp, h } from 'vue';
     import Recommendations from './recommendations.vue';
     createApp(() => h(Recommendations, {
       listings: ${JSON.stringify(DATA['tapa-recommendations'])},
       onSave: ({ title }) => { document.title = title },
     })).mount('#app');`,
    [vueFile(code)],
  );
  await page.getByRole('button', { name: 'Save Lagoon family stay' }).click();
  await expect(page).toHaveTitle('Lagoon family stay');
});

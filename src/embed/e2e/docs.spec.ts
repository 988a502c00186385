import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { DATA } from './sample-data';
import { DIST, expect, fileOf, test } from './site';

const GUIDE = readFileSync(fileURLToPath(new URL('../../../.github/EMBEDDING.md', import.meta.url)), 'utf8');
const WIDGETS = 'https://widgets.example/tapa/';

/** The snippets of a language, by the heading above them. */
const snippets = (language: string): [heading: string, code: string][] =>
  GUIDE.split('\n## ').flatMap((section) => {
    const code = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(section)?.[1];
    return code === undefined ? [] : [[section.split('\n')[0] ?? '', code] as [string, string]];
  });

/** What each snippet shows. */
const EXPECTED: Record<string, string> = {
  'Plain HTML': 'Gold Explorer',
  WordPress: 'Masi workshop',
  'Server-rendered pages': 'Gold Explorer',
  Events: 'Lagoon family stay',
  Theming: 'Trips booked',
};

test('every snippet of the guide works as it stands there', async ({ page, site }) => {
  // The widgets' server of the guide, another origin than the page's.
  await page.route(`${WIDGETS}**`, (route) =>
    route.fulfill({
      path: `${DIST}/${route.request().url().slice(WIDGETS.length)}`,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
    }),
  );
  site.put('/api/rewards.json', JSON.stringify(DATA['tapa-rewards']));
  const withCode = snippets('html');
  expect(withCode.map(([heading]) => heading)).toEqual(Object.keys(EXPECTED));
  for (const [heading, code] of withCode) {
    await test.step(heading, async () => {
      site.put('/', `<!doctype html><meta charset="utf-8"><title>Host</title><body>${code}`);
      await page.goto(site.url);
      await expect(page.locator('[part=root][data-state=ready]')).toContainText(EXPECTED[heading] ?? '');
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

test('the React snippet of the guide works as it stands there', async ({ page, site }) => {
  const [[, code] = ['', '']] = snippets('jsx');
  const { outputFiles } = await build({
    stdin: {
      contents: `${code}
        import { createRoot } from 'react-dom/client';
        createRoot(document.getElementById('app')).render(
          <Rewards data={${JSON.stringify(DATA['tapa-rewards'])}} onRedeem={({ title }) => { document.title = title }} />);`,
      loader: 'jsx',
      resolveDir: DIST,
    },
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  site.put('/app.js', outputFiles[0]?.text ?? '');
  site.put(
    '/',
    `<!doctype html><meta charset="utf-8"><title>Host</title><body><div id="app"></div><script type="module" src="${fileOf('tapa-rewards')}"></script><script type="module" src="/app.js"></script>`,
  );
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Redeem 10% discount' }).click();
  await expect(page).toHaveTitle('10% discount');
});

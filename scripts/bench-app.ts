/**
 * `npm run bench:app`: Lighthouse on the built app as `npm run preview` serves it, in the pinned browser. Prints each
 * page's scores beside the required ones, and fails when one is lower. `--runs=5` takes the median of five runs.
 * `--interactions` measures instead how fast each dashboard answers presses and keys at a quarter of the machine's speed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { interactionRows } from './bench/interactions';
import { median } from './bench/statistics';
import { browserPath, FONTS_ENV } from './shared/browser';
import { installApart } from './shared/install-apart';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { run } from './shared/run';
import { DEMO_BUILD, serveDemoApp } from './shared/servers';

/** The last Lighthouse that runs on Node 20. Installed on demand, because it is large and only this script needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
const PRESETS = ['mobile', 'desktop'] as const;
type Preset = (typeof PRESETS)[number];

interface BenchPage {
  path: string;
  /** The demo account that is signed in. @default none */
  role?: string;
  performance: Readonly<Record<Preset, number>>;
  atLeast: Partial<Record<Category, number>>;
}

/** The pages with the minimum of each score, of 100. */
const PAGES: readonly BenchPage[] = [
  ...['/', '/pricing', '/auth'].map((path) => ({
    path,
    performance: { mobile: 95, desktop: 100 },
    atLeast: { accessibility: 100, 'best-practices': 100, seo: 100 },
  })),
  {
    path: '/dashboard',
    role: 'traveler',
    // Its largest text, the title, says who is signed in. So it waits for the page, for its code and for the answer about the
    // user, and a phone then renders all panels: they are one screen that people work on, not an article above a fold.
    performance: { mobile: 80, desktop: 98 },
    atLeast: { accessibility: 100, 'best-practices': 100 },
  },
];
/** The maximum of Cumulative Layout Shift. */
const LAYOUT_SHIFT = 0;

/** The part of Lighthouse's API that is used here. */
interface LighthouseResult {
  lhr: {
    categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
    runtimeError?: { message: string };
  };
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<LighthouseResult | undefined>;
interface Launcher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

const options = refuseUnknownOptions('bench:app', ['--runs=', '--interactions']);
const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? 3);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('bench:app: --runs= takes a whole number from 1 up, e.g. --runs=3.');
  process.exit(2);
}

if ((await run('vite', DEMO_BUILD)) !== 0) process.exit(1);
const server = await serveDemoApp();
if (options.includes('--interactions')) {
  const { rows, misses: slow } = await interactionRows(server.url);
  await server.close();
  console.table(rows);
  for (const miss of slow) console.error(`✗ ${miss}`);
  console.log(
    slow.length === 0 ? '✓ every dashboard answers at once' : `${slow.length} dashboards are too slow`,
  );
  process.exit(slow.length === 0 ? 0 : 1);
}
const tools = mkdtempSync(`${tmpdir()}/tapa-lighthouse-`);
const misses: string[] = [];
try {
  installApart(tools, [LIGHTHOUSE]);
  const { lighthouse, desktop, launcher } = await loadLighthouse();
  const rows: Record<string, string>[] = [];
  for (const { path, role, performance, atLeast } of PAGES) {
    const cookie = role === undefined ? undefined : await signIn(role);
    for (const preset of PRESETS) {
      const results = [];
      for (let number = 0; number < runs; number++) {
        const chrome = await launcher.launch({
          chromePath: await browserPath(),
          envVars: { ...process.env, ...FONTS_ENV },
          chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
        });
        try {
          const result = await lighthouse(
            `${server.url}${path}`,
            { port: chrome.port, onlyCategories: CATEGORIES, extraHeaders: cookie && { Cookie: cookie } },
            preset === 'desktop' ? desktop : undefined,
          );
          if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
          if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
          results.push(result.lhr);
        } finally {
          chrome.kill();
        }
      }
      rows.push(judge(`${path} (${preset})`, results, { performance: performance[preset], ...atLeast }));
    }
  }
  console.table(rows);
} finally {
  await server.close();
  rmSync(tools, { recursive: true, force: true });
}
for (const miss of misses) console.error(`✗ ${miss}`);
console.log(misses.length === 0 ? '✓ every score holds' : `${misses.length} scores are too low`);
process.exit(misses.length === 0 ? 0 : 1);

async function loadLighthouse(): Promise<{ lighthouse: Lighthouse; desktop: object; launcher: Launcher }> {
  const require = createRequire(`${tools}/package.json`);
  const load = async (name: string): Promise<unknown> => import(pathToFileURL(require.resolve(name)).href);
  const { default: lighthouse } = (await load('lighthouse')) as { default: Lighthouse };
  const { default: desktop } = (await load('lighthouse/core/config/desktop-config.js')) as {
    default: object;
  };
  return { lighthouse, desktop, launcher: (await load('chrome-launcher')) as Launcher };
}

/** Signs in to a demo account, and resolves to the session cookie. */
async function signIn(role: string): Promise<string> {
  const response = await fetch(`${server.url}/api/demo-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role }),
  });
  if (!response.ok) throw new Error(`Signing in as ${role} was answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A row of the table: medians over the runs. Notes scores below their minimum, with the audits that caused them. */
function judge(
  page: string,
  results: LighthouseResult['lhr'][],
  atLeast: Partial<Record<Category, number>>,
): Record<string, string> {
  const row: Record<string, string> = { page };
  for (const category of CATEGORIES) {
    const score = median(
      results.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100)),
    );
    const least = atLeast[category];
    row[category] = least === undefined ? String(score) : `${score} of ${least}`;
    if (least !== undefined && score < least) {
      misses.push(`${page}: ${category} ${score} < ${least}: ${failedAudits(results[0], category)}`);
    }
  }
  const shift = median(results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0));
  row['layout shift'] = shift.toFixed(3);
  if (shift > LAYOUT_SHIFT) misses.push(`${page}: layout shift ${shift}`);
  for (const id of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']) {
    row[`${id} (ms)`] = median(results.map(({ audits }) => audits[id]?.numericValue ?? 0)).toFixed(0);
  }
  return row;
}

function failedAudits(result: LighthouseResult['lhr'] | undefined, category: Category): string {
  if (!result) return '';
  const { audits, categories } = result;
  return categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(', ');
}

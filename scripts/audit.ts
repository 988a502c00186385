/**
 * `npm run audit`: what auditors' tools find beyond axe's WCAG A and AA, which every story is tested with. IBM Equal Access,
 * HTML_CodeSniffer (WCAG 2 AAA), axe's best practices and AAA, a ruler for fingers, and the Nu HTML checker where Java is
 * installed look at every route of the app, every dashboard on every tab, each component in its states and the widgets, in
 * light and dark, at 1280 and 390 px. Takes about half an hour: `--only=dashboard` looks at pages whose name has the word,
 * `--built` takes what is built already. Fails for each finding that scripts/audit/accepted.ts does not name.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from 'playwright';
import { ACCEPTED, isAccepted } from './audit/accepted';
import { describeFindings, type Finding } from './audit/finding';
import { listPages } from './audit/pages';
import { checkMarkup, findJava, loadTools, TOOLS } from './audit/tools';
import { browserOptions } from './shared/browser';
import { installApart } from './shared/install-apart';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { ROOT, run } from './shared/run';
import { DEMO_BUILD, serveDemoApp, serveFolder } from './shared/servers';
import { buildStorybook } from './test/stories';

/** Seen by somebody with a mouse, by day, and by somebody with a phone, at night. */
const READERS = [{ colorScheme: 'light' }, { colorScheme: 'dark', hasTouch: true, isMobile: true }] as const;
const WIDTHS = [1280, 390];

const options = refuseUnknownOptions('audit', ['--built', '--only=']);
const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length) ?? '';
if (!options.includes('--built')) {
  if ((await run('vite', DEMO_BUILD)) !== 0) process.exit(1);
  if ((await buildStorybook()).failures.length > 0) process.exit(1);
}

const folder = mkdtempSync(`${tmpdir()}/tapa-audit-`);
installApart(folder, TOOLS, ['--no-audit', '--no-fund', '--ignore-scripts']);
const tools = loadTools(folder);
const java = findJava();
const app = await serveDemoApp();
const stories = await serveFolder(`${ROOT}/storybook-static`);
const browser = await chromium.launch(await browserOptions());
const findings: Finding[] = [];
/** Of every page, by where it was seen. */
const markups = new Map<string, string>();
try {
  const pages = listPages({ app: app.url, stories: stories.url }).filter(({ name }) => name.includes(only));
  for (const { name, role, urlIn, prepare } of pages) {
    for (const reader of READERS) {
      const { colorScheme } = reader;
      const context = await browser.newContext({ ...reader, locale: 'en-US', timezoneId: 'UTC' });
      try {
        if (role !== undefined) await context.request.post(`${app.url}/api/demo-login`, { data: { role } });
        for (const width of WIDTHS) {
          const where = `${name}, ${colorScheme}, ${width} px`;
          const page = await context.newPage();
          await page.setViewportSize({ width, height: 900 });
          await page.goto(urlIn(colorScheme), { waitUntil: 'networkidle' });
          await prepare?.(page);
          for (const audit of tools) findings.push(...(await audit(page, where)));
          markups.set(where, await page.content());
          await page.close();
        }
      } finally {
        await context.close();
      }
    }
    console.log(`looked at ${name}`);
  }
  if (java !== undefined) findings.push(...checkMarkup(java, folder, markups));
} finally {
  await browser.close();
  await Promise.all([app.close(), stories.close()]);
  rmSync(folder, { recursive: true, force: true });
}

if (java === undefined)
  console.error('No Java: the Nu HTML checker was left out (apt-get install default-jre-headless).');
const open = findings.filter((finding) => !isAccepted(finding));
for (const line of describeFindings(open)) console.error(line);
const idle =
  only === '' ? ACCEPTED.filter((entry) => !findings.some((finding) => isAccepted(finding, [entry]))) : [];
for (const { tool, rule } of idle)
  console.error(`No longer found, to be removed from accepted.ts: ${tool} ${rule}`);
console.log(`${findings.length} findings, ${open.length} of them not accepted`);
process.exit(open.length + idle.length === 0 ? 0 : 1);

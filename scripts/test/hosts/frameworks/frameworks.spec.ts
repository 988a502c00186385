import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageEntries } from '../../../../vite.shared.js';
import { browserOptions } from '../../../shared/browser.js';
import { packPackage } from '../../../shared/pack-package.js';
import { ROOT } from '../../../shared/run.js';
import { answers, serveFolder } from '../../../shared/servers.js';
import frameworks from './frameworks.json' with { type: 'json' };

interface Opening {
  /** Folder to serve, or a program that serves it at the port in `PORT`. */
  from: string | readonly [program: string, ...args: string[]];
  text: string;
  /** True where the server's markup contains the text. */
  isMarkup?: boolean;
  /** Tab that opens once the page is interactive. */
  tab?: string;
  /** A host's class that overrides a component's: selector, property and value. */
  wins?: readonly [selector: string, property: string, value: string];
}

/** The widgets' origin in the guide. */
const WIDGETS = 'https://widgets.example/tapa/';
/** Timeout of a server's start, and of a page's content. */
const PATIENCE = 30_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

async function serve(
  folder: string,
  from: Opening['from'],
): Promise<{ url: string; close: () => Promise<void> }> {
  if (typeof from === 'string') return serveFolder(`${folder}/${from}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [program, ...args] = from;
  const server = spawn(`${folder}/node_modules/.bin/${program}`, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: 'ignore',
    // A process group, so that child processes end too.
    detached: true,
  });
  const close = async () => {
    if (server.pid !== undefined) process.kill(-server.pid);
    await once(server, 'exit');
  };
  try {
    await answers(url, PATIENCE);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}

const REWARDS = {
  level: 'Gold Explorer',
  nextLevel: 'Platinum Adventurer',
  points: 1250,
  pointsToNext: 250,
  progress: 75,
  rewards: [],
};

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };

/** Answers for the widgets' server and the host's data. */
async function routeWidgets(page: Page, folder: string): Promise<void> {
  await page.route(`${WIDGETS}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(new URL(WIDGETS).pathname.length);
    const file = `${folder}/node_modules/tapa-ui/dist/embed/${path}`;
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({
      body: readFileSync(file),
      contentType: TYPES[extname(file)] ?? 'application/octet-stream',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await page.route('**/api/rewards.json', (route) => route.fulfill({ json: REWARDS }));
}

/**
 * Returns faults of a page: its background and margin, horizontal overflow, and duplicate rules. Runs in the
 * page.
 */
function faultsOfPage(): string[] {
  const faults: string[] = [];
  const rules = (list: CSSRuleList): CSSRule[] =>
    [...list].flatMap((rule) => [rule, ...('cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : [])]);
  const hidden = [...document.styleSheets]
    .flatMap((sheet) => rules(sheet.cssRules))
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === '.t\\:sr-only');
  if (hidden.length > 1) faults.push(`Styles are there ${hidden.length} times`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push('The page scrolls sideways');
  const { margin, backgroundColor } = getComputedStyle(document.body);
  const isHost = document.querySelector('.t\\:root') !== null;
  if (isHost && margin !== '0px') faults.push(`The page has a margin of ${margin}`);
  if (isHost && backgroundColor === 'rgba(0, 0, 0, 0)') faults.push('The page has no ground');
  return faults;
}

/**
 * Opens a built host in the pinned browser, and checks its text, its tab, its page and the console.
 *
 * @returns errors and warnings of the console, failed requests, and faults of the page
 */
async function openHost(folder: string, opening: Opening): Promise<readonly string[]> {
  const { from, text, isMarkup = false, tab, wins } = opening;
  const { url, close } = await serve(folder, from);
  const browser = await chromium.launch(await browserOptions());
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await routeWidgets(page, folder);
    const markup = await (await fetch(url)).text();
    if (isMarkup && !markup.includes(text)) complaints.push(`Its markup lacks '${text}'`);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByText(text).first().waitFor({ timeout: PATIENCE });
    if (tab !== undefined) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tab', { name: tab, selected: true }).waitFor({ timeout: PATIENCE });
      await page.waitForLoadState('networkidle');
    }
    complaints.push(...(await page.evaluate(faultsOfPage)));
    if (wins) {
      const [selector, property, value] = wins;
      const found = await page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
      if (found !== value) complaints.push(`${property} of ${selector} is ${found}, not ${value}`);
    }
    return complaints;
  } finally {
    await browser.close();
    await close();
  }
}

const runFile = promisify(execFile);

/** Environment of a host's build, without telemetry. */
const HOSTS_ENV = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/** A fence whose first line names a file: ```tsx app/page.tsx */
const FENCE = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm;

/** Returns the files of a section of the guide to hosts, by path. */
function filesOf(section: string): ReadonlyMap<string, string> {
  const [, text] = readFileSync(`${ROOT}/.github/HOSTS.md`, 'utf8').split(`\n## ${section}\n`);
  if (text === undefined) throw new Error(`The guide to hosts has no section '${section}'`);
  const [own = ''] = text.split('\n## ');
  return new Map([...own.matchAll(FENCE)].map(([, path = '', content = '']) => [path, content]));
}

interface FrameworkHost {
  section: string;
  needs: Readonly<Record<string, string>>;
  /** Folder of further files for this test. */
  extra?: string;
  /** Programs with arguments that must succeed. */
  commands: readonly (readonly [program: string, ...args: string[]])[];
  /** A built page, and a text in its server markup. */
  shows?: readonly [path: string, text: string];
  opens: Opening;
}

/** Hosts made from the guide. The packages of React Router require the same version. */
const FRAMEWORKS = frameworks as unknown as readonly FrameworkHost[];

/** `export * as` of every entry, for hosts that check each export. */
const everyEntry = (): string =>
  Object.keys(packageEntries())
    .filter((entry) => !entry.startsWith('embed'))
    .map((entry) => {
      const name = entry === 'index' ? 'tapa-ui' : `tapa-ui/${entry}`;
      return `export * as '${name}' from '${name}';\n`;
    })
    .join('');

async function build(folder: string, tarball: string, host: FrameworkHost): Promise<void> {
  const files = filesOf(host.section);
  for (const [path, content] of files) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, content);
  }
  if (host.extra) {
    cpSync(fileURLToPath(new URL(`../fixtures/${host.extra}`, import.meta.url)), folder, { recursive: true });
    writeFileSync(`${folder}/entries.js`, everyEntry());
  }
  const dependencies = { ...host.needs, 'tapa-ui': `file:${tarball}` };
  writeFileSync(
    `${folder}/package.json`,
    JSON.stringify({ name: 'host', private: true, type: 'module', dependencies }),
  );
  const settings = { cwd: folder, env: { ...process.env, ...HOSTS_ENV }, maxBuffer: 16_000_000 };
  await runFile(
    'npm',
    ['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
    settings,
  );
  for (const [program, ...args] of host.commands) {
    await runFile(`${folder}/node_modules/.bin/${program}`, args, settings);
  }
  if (!host.shows) return;
  const [path, text] = host.shows;
  expect(readFileSync(`${folder}/${path}`, 'utf8')).toContain(text);
}

// The packed tarball in hosts made from the guide's files: installed from npm, built and opened.
describe.each(FRAMEWORKS)('$section', (host) => {
  const folder = mkdtempSync(`${tmpdir()}/tapa-host-`);
  let tarball: string;
  beforeAll(() => {
    tarball = packPackage();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("the guide's files build", () => build(folder, tarball, host));

  it('it opens without errors', async () => {
    expect(await openHost(folder, host.opens)).toEqual([]);
  });
});

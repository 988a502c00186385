import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { extname } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserOptions } from '../../shared/browser';
import { serveFolder } from '../../shared/servers';

/** How a built host is opened. */
export interface Opening {
  /** The folder that it is served from, or the program of its own that serves it, at the port in `PORT`. */
  from: string | readonly [program: string, ...args: string[]];
  /** A text that it shows. */
  text: string;
  /** A tab that opens once the page answers. */
  tab?: string;
}

/** Where the guide has the widgets. */
const WIDGETS = 'https://widgets.example/tapa/';
/** How long a server may take to start, and a page to show what it has. */
const PATIENCE = 30_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > end) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
    // A group of its own, so that what the program starts ends with it.
    detached: true,
  });
  const close = async () => {
    if (server.pid !== undefined) process.kill(-server.pid);
    await once(server, 'exit');
  };
  try {
    await answers(url);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}

/** Data of the host's own server. */
const REWARDS = {
  level: 'Gold Explorer',
  nextLevel: 'Platinum Adventurer',
  points: 1250,
  pointsToNext: 250,
  progress: 75,
  rewards: [],
};

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };

/** Answers for the server of the widgets, and for the data of the one that asks for some. */
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
 * Opens a built host in the pinned browser: it shows its text, its tab opens, and nothing is complained of.
 *
 * @returns errors and warnings of the console, and what was asked for in vain
 */
export async function openHost(folder: string, { from, text, tab }: Opening): Promise<readonly string[]> {
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
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByText(text).first().waitFor({ timeout: PATIENCE });
    if (tab !== undefined) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tab', { name: tab, selected: true }).waitFor({ timeout: PATIENCE });
      await page.waitForLoadState('networkidle');
    }
    return complaints;
  } finally {
    await browser.close();
    await close();
  }
}

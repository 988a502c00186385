import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../shared/run.js';
import { serveFolder } from '../../shared/servers.js';
import { type Browser, until } from './browsers.js';
import { inEachEngine } from './programs.js';

const FOLDER = `${ROOT}/dist/embed`;

/** Data of a widget, inside of it as in the guide. */
const REWARDS =
  '<tapa-rewards fallback-href="/rewards"><script type="application/json">{"level":"Gold Explorer","nextLevel":"Platinum","points":1250,"pointsToNext":750,"progress":62}</script></tapa-rewards>';

const PAGES: Readonly<Record<string, string>> = {
  '/plain': REWARDS,
  '/details': `<details><summary>Rewards</summary>${REWARDS}</details>`,
  '/contents': `<div style="display:contents">${REWARDS}</div>`,
  '/flex': `<div style="display:flex">${REWARDS}</div>`,
  '/dashboard':
    '<tapa-dashboard kind="traveler"><script type="application/json">{"user":{"firstName":"Ana"},"bookings":[],"listings":[]}</script></tapa-dashboard>',
};

const hostPage = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><body>${body}
  <script>window.tapaQueue = [(tapa) => { window.tapa = tapa }]</script><script async src="/loader.js"></script>`;

/** Promise that resolves once the widget shows its text. */
const SHOWN = `new Promise((resolve) => {
  const look = () => {
    const widget = document.querySelector('tapa-rewards');
    const { height } = widget.getBoundingClientRect();
    const text = widget.shadowRoot?.textContent ?? '';
    if (height > 0 && text.includes('Gold Explorer')) resolve(true);
    else setTimeout(look, 50);
  };
  look();
})`;

const isDefined = (browser: Browser) => browser.read<boolean>("!!customElements.get('tapa-rewards')");

// The built widgets on hosts' pages: shown at once, when scrolled to, and after their code has failed to
// load.
inEachEngine((_, open) => {
  const { 'tapa-rewards': rewards } = JSON.parse(readFileSync(`${FOLDER}/manifest.json`, 'utf8')) as Record<
    string,
    { file: string }
  >;
  const code = `/${rewards?.file}`;
  const hostPages = Object.entries(PAGES).map(([path, body]) => [path, hostPage(body)] as const);
  // Code that does not match its hash, from another server, because WebKit caches answers, good or bad.
  const failing = new Map([...hostPages, [code, 'gone']]);
  let failingServer: Awaited<ReturnType<typeof serveFolder>>;
  let server: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    failingServer = await serveFolder(FOLDER, failing);
    server = await serveFolder(FOLDER, new Map(hostPages));
  });
  afterAll(async () => {
    await failingServer.close();
    await server.close();
  });

  it('a widget whose code failed to load is loaded by a later try', async () => {
    const browser = open();
    await browser.open(`${failingServer.url}/plain`);
    const failed = await browser.read<boolean[]>(
      "(async () => [await tapa.load('tapa-rewards'), await tapa.load('tapa-rewards')])()",
    );
    expect(failed).toEqual([false, false]);
    failing.delete(code);
    expect(await browser.read<boolean>("tapa.load('tapa-rewards')")).toBe(true);
    expect(await browser.read<boolean>(SHOWN)).toBe(true);
  });

  it.each(['/plain', '/contents', '/flex'])('a widget shows on the page %s', async (path) => {
    await open().open(server.url + path);
    expect(await open().read<boolean>(SHOWN)).toBe(true);
  });

  it('a widget in a closed <details> is loaded when that is opened', async () => {
    const browser = open();
    await browser.open(`${server.url}/details`);
    await browser.read('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
    expect(await isDefined(browser)).toBe(false);
    await browser.click('summary');
    expect(await browser.read<boolean>(SHOWN)).toBe(true);
  });

  it('a dashboard shows in its frame, with the code of a tab that comes later', async () => {
    const browser = open();
    await browser.open(`${server.url}/dashboard`);
    const inside =
      "document.querySelector('tapa-dashboard')?.shadowRoot.querySelector('iframe').contentDocument";
    await until(browser, `${inside}?.querySelector('[data-slot="stat-tile"][data-state="ready"]')`);
    await browser.read(`void ${inside}.querySelector('[role="tab"][data-label="Rewards"]').click()`);
    await until(browser, `${inside}.querySelector('[data-slot="reward-card"]')`);
  });
});

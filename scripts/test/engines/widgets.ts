import { readFileSync } from 'node:fs';
import { ROOT, step, type Tally } from '../../shared/run';
import { serveFolder } from '../../shared/servers';
import type { Browser } from './browsers';

const FOLDER = `${ROOT}/dist/embed`;

/** Data of a widget, inside it as the guide has it. */
const REWARDS =
  '<tapa-rewards fallback-href="/rewards"><script type="application/json">{"level":"Gold Explorer","nextLevel":"Platinum","points":1250,"pointsToNext":750,"progress":62}</script></tapa-rewards>';

/** Hosts' pages by path. */
const PAGES: Readonly<Record<string, string>> = {
  '/plain': REWARDS,
  '/details': `<details><summary>Rewards</summary>${REWARDS}</details>`,
  '/contents': `<div style="display:contents">${REWARDS}</div>`,
  '/flex': `<div style="display:flex">${REWARDS}</div>`,
};

const hostPage = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><body>${body}
  <script>window.tapaQueue = [(tapa) => { window.tapa = tapa }]</script><script async src="/loader.js"></script>`;

/** What the widget says; a promise of it, once it says something. */
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

/** The built widgets on hosts' pages: shown at once, when they can be seen, and after their code has failed to load. */
export async function widgetsIn(engine: string, browser: Browser): Promise<Tally[]> {
  const { 'tapa-rewards': rewards } = JSON.parse(readFileSync(`${FOLDER}/manifest.json`, 'utf8')) as Record<
    string,
    { file: string }
  >;
  const code = `/${rewards?.file}`;
  const hostPages = Object.entries(PAGES).map(([path, body]) => [path, hostPage(body)] as const);
  const judge = (title: string, holds: () => Promise<boolean>) => step(`${engine}: a widget ${title}`, holds);
  // Not what the loader's hash says. A server of its own: WebKit keeps what it got from an address, good or bad.
  const failing = new Map([...hostPages, [code, 'gone']]);
  const failingServer = await serveFolder(FOLDER, failing);
  const server = await serveFolder(FOLDER, new Map(hostPages));
  try {
    return [
      await judge('whose code failed to load is loaded by each later try', async () => {
        await browser.open(`${failingServer.url}/plain`);
        const failed = await browser.read<boolean[]>(
          "(async () => [await tapa.load('tapa-rewards'), await tapa.load('tapa-rewards')])()",
        );
        failing.delete(code);
        const loaded = await browser.read<boolean>("tapa.load('tapa-rewards')");
        return !failed.includes(true) && loaded && (await browser.read<boolean>(SHOWN));
      }),
      ...(await inTurn(['/plain', '/contents', '/flex'], (path) =>
        judge(`shows on the page ${path}`, async () => {
          await browser.open(server.url + path);
          return browser.read<boolean>(SHOWN);
        }),
      )),
      await judge('in a closed <details> is loaded when that is opened', async () => {
        await browser.open(`${server.url}/details`);
        await browser.read('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
        const wasLoaded = await isDefined(browser);
        await browser.click('summary');
        return (await browser.read<boolean>(SHOWN)) && !wasLoaded;
      }),
    ];
  } finally {
    await failingServer.close();
    await server.close();
  }
}

/** One after the other: a browser has one page. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}

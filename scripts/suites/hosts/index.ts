import { chromium } from 'playwright';
import { BROWSER_ARGS, browserPath } from '../../browser';
import { addTallies, step, type Tally } from '../run';
import { buildHost, HOST_PAGES, type HostPage } from './build-host';
import { checkClientPage, checkServerPage } from './check-dashboard-pages';
import { checkTilePages } from './check-tile-pages';
import { createHost, type HostProject } from './host-project';

/** The oldest and the newest React that the package supports. */
const OLDEST = '18.2.0';
const NEWEST = '19';

/** Styles do not depend on React: the pages that are about them stand in one host. */
const DASHBOARD_PAGES: readonly HostPage[] = ['dashboard', 'hydrate'];

/** The server stands where it is already tomorrow, and speaks another language. */
const SERVER = {
  TZ: 'Pacific/Kiritimati',
  LANG: 'de_DE.UTF-8',
  LC_ALL: 'de_DE.UTF-8',
  NODE_ENV: 'production',
};

const holds = (problems: readonly string[]): boolean => {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
};

/** Tries the packed tarball in hosts outside this repository: in Node, on a server, and in the pinned browser. */
export async function tryHosts(tarball: string): Promise<Tally> {
  const hosts = await Promise.all([createHost(tarball, NEWEST), createHost(tarball, OLDEST)]);
  const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS });
  try {
    const tallies: Tally[] = [];
    for (const host of hosts) {
      const hasTiles = host.react === NEWEST;
      let built = '';
      tallies.push(
        await step(`React ${host.react}: entries share their stores, by import and by require`, () =>
          sharesStores(host),
        ),
        await step(`React ${host.react}: renders on a server and builds with Vite`, async () => {
          const markup = await host.node('server.mjs', SERVER);
          built = await buildHost(host, hasTiles ? HOST_PAGES : DASHBOARD_PAGES, markup);
          return !/undefined|NaN|\[object/.test(markup);
        }),
        await step(`React ${host.react}: works under a strict Content-Security-Policy`, async () =>
          holds(await checkClientPage(browser, built)),
        ),
        await step(
          `React ${host.react}: server markup reads without scripts and hydrates silently`,
          async () => holds(await checkServerPage(browser, built)),
        ),
      );
      if (!hasTiles) continue;
      tallies.push(
        await step('one tile looks the same in hosts with Tailwind 4, Bootstrap and no styles', async () =>
          holds(await checkTilePages(browser, built)),
        ),
      );
    }
    return addTallies(tallies);
  } finally {
    await browser.close();
    for (const host of hosts) host.remove();
  }
}

async function sharesStores(host: HostProject): Promise<boolean> {
  const results = JSON.parse(await host.node('stores.mjs')) as Record<string, boolean>;
  return holds(Object.keys(results).filter((claim) => results[claim] !== true));
}

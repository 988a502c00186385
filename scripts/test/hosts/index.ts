import { type Browser, chromium } from 'playwright';
import { browserOptions } from '../../shared/browser';
import { addTallies, step, type Tally } from '../../shared/run';
import { buildHost, HOST_PAGES, type HostPage } from './build-host';
import { checkClientPage, checkServerPage } from './check-dashboard-pages';
import { checkExportMap } from './check-export-map';
import { checkHostStyles } from './check-host-styles';
import { checkJest } from './check-jest';
import { checkKitPage, KIT_HOSTS } from './check-kit-pages';
import { checkTilePage } from './check-tile-page';
import { checkTypes } from './check-types';
import { createHost, type HostProject } from './host-project';

/** The oldest and the newest React that the package supports. */
const OLDEST = '18.2.0';
const NEWEST = '19';

/** Styles do not depend on React, so the pages about styles are tested in one host only. */
const COMMON_PAGES: readonly HostPage[] = ['dashboard', 'hydrate', 'tile'];

/** The server is in a time zone where the next day has begun, and has another language. */
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

/** Tests the packed tarball in hosts outside of this repository: in Node, on a server, and in the pinned browser. */
export async function tryHosts(tarball: string): Promise<Tally> {
  const browser = await chromium.launch(await browserOptions());
  try {
    return addTallies(await Promise.all([NEWEST, OLDEST].map((react) => tryHost(browser, tarball, react))));
  } finally {
    await browser.close();
  }
}

async function tryHost(browser: Browser, tarball: string, react: string): Promise<Tally> {
  const host = await createHost(tarball, react);
  try {
    const hasKit = react === NEWEST;
    let built = '';
    const tallies = [
      await step(`React ${react}: entries share their stores, by import and by require`, () =>
        claimsHold(host, 'stores.mjs'),
      ),
      await step(`React ${react}: works in Jest, in CommonJS with jsdom and no flag`, () => checkJest(host)),
      await step(`React ${react}: the README's code and the types hold under the strictest settings`, () =>
        checkTypes(host),
      ),
      await step(`React ${react}: renders on a server and builds with Vite`, async () => {
        const markup = await host.node('server.mjs', SERVER);
        built = await buildHost(host, hasKit ? HOST_PAGES : COMMON_PAGES, { hydrate: markup });
        return !/undefined|NaN|\[object/.test(markup);
      }),
      await step(`React ${react}: works under a strict Content-Security-Policy`, async () =>
        holds(await checkClientPage(browser, built)),
      ),
      await step(`React ${react}: server markup reads without scripts and hydrates silently`, async () =>
        holds(await checkServerPage(browser, built)),
      ),
      await step(`React ${react}: a host of one tile loads nothing else`, async () =>
        holds(await checkTilePage(browser, built)),
      ),
    ];
    if (hasKit) {
      tallies.push(
        await step('the domain works in plain Node', () => claimsHold(host, 'domain.mjs')),
        await step("a language of the host's own compiles by the package alone", () =>
          claimsHold(host, 'language.mjs'),
        ),
        await step('the export map leads to every entry and stylesheet, and to no chunk', async () =>
          holds(await checkExportMap(host)),
        ),
        await step(
          "with isolate.css components look the same under any host's resets and rules, and its classes win",
          async () => holds(await checkHostStyles(browser, built)),
        ),
      );
    }
    let expected: Buffer | undefined;
    for (const kind of hasKit ? KIT_HOSTS : []) {
      tallies.push(
        await step(`a ${kind} host is unchanged, and components look as in Storybook`, async () => {
          const { problems, picture } = await checkKitPage(browser, built, kind, expected);
          expected ??= picture;
          return holds(problems);
        }),
      );
    }
    return addTallies(tallies);
  } finally {
    host.remove();
  }
}

/** Whether all assertions of a script in the host pass. */
async function claimsHold(host: HostProject, script: string): Promise<boolean> {
  const results = JSON.parse(await host.node(script)) as Record<string, boolean>;
  return holds(Object.keys(results).filter((claim) => results[claim] !== true));
}

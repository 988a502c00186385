/**
 * `npm run bench:app`: runs Lighthouse CI on the built app in the pinned browser. `lighthouserc.json` holds
 * the minimum score of each page.
 */
import { rmSync } from 'node:fs';
import { browserPath, FONTS_ENV } from './shared/browser.js';
import { installApart } from './shared/install-apart.js';
import { readOptions } from './shared/options.js';
import { ROOT, run } from './shared/run.js';
import { DEMO_BUILD, serveDemoApp } from './shared/servers.js';

/** Installed on demand: it is large, and only this script needs it. */
const LIGHTHOUSE_CI = '@lhci/cli@0.15.1';
const TOOLS = `${ROOT}/node_modules/.cache/lighthouse`;
const RESULTS = `${ROOT}/.lighthouseci`;

const PUBLIC_PAGES = ['/', '/pricing', '/auth'];

/** One role for each dashboard. */
const ROLES = ['traveler', 'travel_agent', 'tour_organizer', 'corporate_admin'];

readOptions('npm run bench:app', {});
if ((await run('vite', DEMO_BUILD)) !== 0) process.exit(1);
installApart(TOOLS, [LIGHTHOUSE_CI]);
rmSync(RESULTS, { recursive: true, force: true });
const server = await serveDemoApp();
const chrome = (await browserPath()) ?? '';

const lighthouse = (...options: readonly string[]): Promise<number> =>
  run('../.cache/lighthouse/node_modules/.bin/lhci', options, { CHROME_PATH: chrome, ...FONTS_ENV });
const collect = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  lighthouse(
    'collect',
    '--additive',
    `--url=${url}`,
    `--settings.extraHeaders=${JSON.stringify(headers)}`,
    '--settings.chromeFlags=--headless=new --no-sandbox --disable-gpu',
  );

async function signIn(role: string): Promise<string> {
  const response = await fetch(`${server.url}/api/demo-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role }),
  });
  if (!response.ok) throw new Error(`Signing in was answered ${response.status}`);
  return response.headers.getSetCookie().join('; ');
}

try {
  for (const path of PUBLIC_PAGES) await collect(`${server.url}${path}`);
  // Results are grouped by their addresses. The app ignores this query.
  for (const role of ROLES)
    await collect(`${server.url}/dashboard?as=${role}`, { Cookie: await signIn(role) });
} finally {
  await server.close();
}
process.exit(await lighthouse('assert'));

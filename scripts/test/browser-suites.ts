import { rmSync } from 'node:fs';
import { browserEnv } from '../shared/browser.js';
import { RESULTS, run, runStep, type Tally } from '../shared/run.js';
import { DEMO_BUILD, serveDemoApp } from '../shared/servers.js';
import { readJestReport, readPlaywrightReport } from './reports.js';

const APP_REPORT = `${RESULTS}/app.json`;

export const buildApp = (): Promise<Tally> => runStep('the app builds', 'vite', DEMO_BUILD);

/** Tests the size of the built app's pages. */
export const pagesSuite = (): Promise<Tally> => vitestProject('pages');

/** Tests the built app in the pinned browser, with the demo API over HTTP and production headers. */
export async function appSuite(): Promise<Tally> {
  const server = await serveDemoApp();
  try {
    rmSync(APP_REPORT, { force: true });
    await run('playwright', ['test', '--config', 'app/e2e/playwright.config.ts'], {
      BASE_URL: server.url,
      ...(await browserEnv()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: APP_REPORT,
    });
    return readPlaywrightReport(APP_REPORT);
  } finally {
    await server.close();
  }
}

const EMBED_REPORT = `${RESULTS}/embed.json`;

/** Builds the widgets into dist/embed/. */
export const buildWidgets = (): Promise<Tally> =>
  runStep('the widgets build', 'tsx', ['scripts/build/build-embed.ts']);

/** Tests the built widgets on partners' pages, in the pinned browser. */
export async function embedSuite(): Promise<Tally> {
  rmSync(EMBED_REPORT, { force: true });
  await run('playwright', ['test', '--config', 'src/embed/e2e/playwright.config.ts'], {
    ...(await browserEnv()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: EMBED_REPORT,
  });
  return readPlaywrightReport(EMBED_REPORT);
}

/** Runs a project of `scripts/test/vitest.config.ts`. */
async function vitestProject(
  name: 'focus' | 'package' | 'pages',
  env: Record<string, string> = {},
): Promise<Tally> {
  const report = `${RESULTS}/${name}.json`;
  rmSync(report, { force: true });
  const options = ['--config', 'scripts/test/vitest.config.ts', '--project', name];
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('vitest', ['run', ...options, ...reporters], env);
  return readJestReport(report, code);
}

/** Tests focus, blur and visibility in real windows, and components in shadow roots and frames. */
export const focusSuite = (): Promise<Tally> => vitestProject('focus');

/** Tests the packed package in hosts outside of this repository, in Node and in the pinned browser. */
export const testPackage = (tarball: string): Promise<Tally> =>
  vitestProject('package', { TAPA_TARBALL: tarball });

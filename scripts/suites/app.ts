import { rmSync } from 'node:fs';
import { preview } from 'vite';
import { DEMO_MODE } from '../../app/demo-api/vite-plugin';
import { BROWSER_ARGS, browserPath } from '../browser';
import { checkPageBudgets } from './check-page-budgets';
import { readPlaywrightReport } from './playwright-report';
import { addTallies, RESULTS, ROOT, run, runStep, step, type Tally } from './run';

const REPORT = `${RESULTS}/app.json`;
const CONFIG = `${ROOT}/app/vite.config.ts`;

/** Builds the app and tries it in the pinned browser, against the demo API over real HTTP, under production headers. */
export async function appSuite(): Promise<Tally> {
  const build = await runStep('the app builds', 'vite', [
    'build',
    '--config',
    CONFIG,
    '--mode',
    DEMO_MODE,
    '--logLevel',
    'warn',
  ]);
  if (build.failed > 0) return build;
  const budgets = await step('every page keeps to its budget', async () => checkPageBudgets());

  const server = await preview({
    configFile: CONFIG,
    mode: DEMO_MODE,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  try {
    rmSync(REPORT, { force: true });
    await run('playwright', ['test', '--config', 'app/e2e/playwright.config.ts'], {
      BASE_URL: url,
      TAPA_BROWSER_PATH: (await browserPath()) ?? '',
      TAPA_BROWSER_ARGS: JSON.stringify(BROWSER_ARGS),
      PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
    });
    return addTallies([build, budgets, readPlaywrightReport(REPORT)]);
  } finally {
    await server.close();
  }
}

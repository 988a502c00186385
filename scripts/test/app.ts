import { rmSync } from 'node:fs';
import { BROWSER_ARGS, browserPath } from '../shared/browser';
import { DEMO_BUILD, serveDemoApp } from '../shared/demo-app';
import { addTallies, RESULTS, run, runStep, step, type Tally } from '../shared/run';
import { checkPageBudgets } from './check-page-budgets';
import { readPlaywrightReport } from './playwright-report';

const REPORT = `${RESULTS}/app.json`;

/** Builds the app with the demo API inside, as `npm run preview` serves it. */
export const buildApp = (): Promise<Tally> => runStep('the app builds', 'vite', DEMO_BUILD);

/** Tries the built app in the pinned browser, against the demo API over real HTTP, under production headers. */
export async function appSuite(): Promise<Tally> {
  const budgets = await step('every page keeps to its budget', async () => checkPageBudgets());

  const server = await serveDemoApp();
  try {
    rmSync(REPORT, { force: true });
    await run('playwright', ['test', '--config', 'app/e2e/playwright.config.ts'], {
      BASE_URL: server.url,
      TAPA_BROWSER_PATH: (await browserPath()) ?? '',
      TAPA_BROWSER_ARGS: JSON.stringify(BROWSER_ARGS),
      PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
    });
    return addTallies([budgets, readPlaywrightReport(REPORT)]);
  } finally {
    await server.close();
  }
}

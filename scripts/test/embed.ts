import { rmSync } from 'node:fs';
import { BROWSER_ARGS, browserPath } from '../shared/browser';
import { RESULTS, run, runStep, type Tally } from '../shared/run';
import { readPlaywrightReport } from './playwright-report';

const REPORT = `${RESULTS}/embed.json`;

/** Builds the widgets into dist/embed/, which building the package does too. */
export const buildWidgets = (): Promise<Tally> =>
  runStep('the widgets build', 'tsx', ['scripts/build/build-embed.ts']);

/** The built widgets on partners' pages, in the pinned browser. */
export async function embedSuite(): Promise<Tally> {
  rmSync(REPORT, { force: true });
  await run('playwright', ['test', '--config', 'src/embed/e2e/playwright.config.ts'], {
    TAPA_BROWSER_PATH: (await browserPath()) ?? '',
    TAPA_BROWSER_ARGS: JSON.stringify(BROWSER_ARGS),
    PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
  });
  return readPlaywrightReport(REPORT);
}

import { existsSync, rmSync } from 'node:fs';
import { BROWSER_ARGS, browserPath } from '../browser';
import { readPlaywrightReport } from './playwright-report';
import { addTallies, RESULTS, ROOT, run, runStep, type Tally } from './run';

const REPORT = `${RESULTS}/embed.json`;

/** The built widgets on partners' pages, in the pinned browser. Builds them when the package suite has not. */
export async function embedSuite(): Promise<Tally> {
  const build = existsSync(`${ROOT}/dist/embed/manifest.json`)
    ? { passed: 0, failures: [] }
    : await runStep('the widgets build', 'tsx', ['scripts/build-embed.ts']);
  if (build.failures.length > 0) return build;
  rmSync(REPORT, { force: true });
  await run('playwright', ['test', '--config', 'src/embed/e2e/playwright.config.ts'], {
    TAPA_BROWSER_PATH: (await browserPath()) ?? '',
    TAPA_BROWSER_ARGS: JSON.stringify(BROWSER_ARGS),
    PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
  });
  return addTallies([build, readPlaywrightReport(REPORT)]);
}

/**
 * `npm run test:engines`: the four dashboards in Firefox and WebKit beside the pinned Chromium: no errors, no sideways
 * scroll, paddings and places as in Chromium, two chart colours that differ. Pictures are left in test-results/engines.
 * `--built` takes the Storybook that is built already. Ends with code 2 where an engine is missing.
 */
import { mkdirSync } from 'node:fs';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { addTallies, RESULTS, ROOT, step, type Tally } from './shared/run';
import { type Browser, openChromium, openFirefox, openWebKit } from './test/engines/browsers';
import { problemsOf } from './test/engines/compare';
import type { Measured } from './test/engines/in-page';
import { findPrograms, type Programs } from './test/engines/programs';
import { serveStories } from './test/engines/serve-stories';
import { buildStorybook } from './test/stories';

const KINDS = ['traveler', 'travel-agent', 'tour-organizer', 'corporate'];
const WIDTH = 1280;
const PICTURES = `${RESULTS}/engines`;

const options = refuseUnknownOptions('test:engines', ['--built']);
const programs = programsOrStop();
const built = options.includes('--built') ? addTallies([]) : await buildStorybook();
const tally = built.failures.length > 0 ? built : addTallies([built, await compareEngines(programs)]);
console.log(`${tally.passed} passed, ${tally.failures.length} failed`);
process.exit(tally.failures.length === 0 ? 0 : 1);

function programsOrStop(): Programs {
  try {
    return findPrograms();
  } catch (error) {
    console.error(`test:engines: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(2);
  }
}

async function compareEngines(paths: Programs): Promise<Tally> {
  mkdirSync(PICTURES, { recursive: true });
  const stories = await serveStories(`${ROOT}/storybook-static`);
  const measure = async (engine: string, browser: Browser, kind: string): Promise<Measured> => {
    const measured = await browser.measure(stories.pageOf(`dashboards-${kind}--default`, WIDTH));
    await browser.takePicture(`${PICTURES}/${kind}.${engine}.png`);
    return measured;
  };
  const tallies: Tally[] = [];
  const chromium = await openChromium();
  try {
    for (const [engine, open] of [
      ['Firefox', () => openFirefox(paths['firefox-esr'])],
      ['WebKit', () => openWebKit(paths['webkit2gtk-driver'], paths.xvfb)],
    ] as const) {
      const other = await open();
      try {
        for (const kind of KINDS) {
          const judge = async () => {
            const expected = await measure('Chromium', chromium, kind);
            const problems = problemsOf(await measure(engine, other, kind), expected);
            for (const problem of problems) console.error(`  ${problem}`);
            return problems.length === 0;
          };
          tallies.push(await step(`${engine} shows the ${kind} dashboard as Chromium does`, judge));
        }
      } finally {
        await other.close();
      }
    }
    return addTallies(tallies);
  } finally {
    await chromium.close();
    await stories.close();
  }
}

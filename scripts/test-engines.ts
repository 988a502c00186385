/**
 * `npm run test:engines`: Firefox and WebKit beside the pinned Chromium. Every story is visited: no error, its play function
 * ends, and its parts stand where they stand in Chromium; widgets are loaded on hosts' pages, and the app is gone through. `--built` takes what is built already, `--share=2/10` visits
 * every tenth story from the second on, `--stories=tabs` those whose id has the word, `--engine=WebKit` one engine. Ends
 * with code 2 where an engine is missing, after those that are there.
 */
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { addTallies, failure, ROOT, type Tally } from './shared/run';
import { buildApp, buildWidgets } from './test/browser-suites';
import { openChromium } from './test/engines/browsers';
import { problemsOf } from './test/engines/compare';
import type { Measured } from './test/engines/in-page';
import { journeysIn } from './test/engines/journeys';
import { findEngines } from './test/engines/programs';
import { serveStories } from './test/engines/serve-stories';
import { shareOf, visitStories } from './test/engines/visit-stories';
import { widgetsIn } from './test/engines/widgets';
import { buildStorybook } from './test/stories';
import { readStories } from './test/story-batches';

const STORYBOOK = `${ROOT}/storybook-static`;

const options = refuseUnknownOptions('test:engines', ['--built', '--share=', '--stories=', '--engine=']);
const given = (name: string): string | undefined =>
  options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);

const { engines, missing } = findEngines();
const chosen = engines.filter(({ engine }) => engine === (given('engine') ?? engine));
const built = options.includes('--built')
  ? addTallies([])
  : addTallies([await buildStorybook(), await buildWidgets(), await buildApp()]);
const tally = built.failures.length > 0 ? built : addTallies([built, await compareStories()]);
console.log(`${tally.passed} passed, ${tally.failures.length} failed`);
for (const text of tally.failures) console.error(text);
if (missing !== undefined) console.error(`test:engines: ${missing}`);
process.exit(tally.failures.length > 0 ? 1 : missing === undefined ? 0 : 2);

async function compareStories(): Promise<Tally> {
  const [number = 1, count = 1] = given('share')?.split('/').map(Number) ?? [];
  const word = given('stories') ?? '';
  const stories = shareOf(
    readStories(STORYBOOK, (tags) => !tags.includes('canary')).filter(({ id }) => id.includes(word)),
    number,
    count,
  );
  const server = await serveStories(STORYBOOK);
  try {
    const chromium = await openChromium();
    const expected = await visitStories(chromium, server.url, stories);
    await chromium.close();
    const tallies: Tally[] = [];
    for (const { engine, open } of chosen) {
      const browser = await open();
      try {
        const found = await visitStories(browser, server.url, stories);
        tallies.push(...(await widgetsIn(engine, browser)), ...(await journeysIn(engine, browser)));
        tallies.push(...stories.map(({ id }) => judge(id, found.get(id), expected.get(id))));
      } finally {
        await browser.close();
      }

      function judge(id: string, other: Measured | undefined, beside: Measured | undefined): Tally {
        const problems =
          other && beside ? problemsOf({ engine, id, other, chromium: beside }) : ['was not visited'];
        return problems.length === 0
          ? { passed: 1, failures: [] }
          : { passed: 0, failures: [failure(`${engine}: ${id}`, problems.join('\n'))] };
      }
    }
    return addTallies(tallies);
  } finally {
    await server.close();
  }
}

/**
 * `npm test`: runs checks, unit tests and builds two at a time, then the suites that often wait two at a
 * time, then those that use all processors in sequence. Ends with a summary and the line `N passed, N
 * failed`. `--suite=NAME` runs one suite. `--update-baselines` records the stories' pictures instead of
 * comparing them.
 */
import { isPinnedBrowser } from './shared/browser.js';
import { readOptions } from './shared/options.js';
import { addTallies, failure, type Tally } from './shared/run.js';
import {
  appSuite,
  buildApp,
  buildWidgets,
  embedSuite,
  focusSuite,
  pagesSuite,
} from './test/browser-suites.js';
import { checkSuite } from './test/check.js';
import { buildPackage, packageSuite } from './test/package.js';
import { unitSuite } from './test/reports.js';
import { buildStorybook, storiesSuite } from './test/stories.js';

const { suite: suiteOption, 'update-baselines': updateBaselines = false } = readOptions(
  'npm test -- [--suite=NAME] [--update-baselines]',
  { suite: { type: 'string' }, 'update-baselines': { type: 'boolean' } },
);

type Work = () => Promise<Tally>;

interface Suite {
  /** Builds, and checks that need no build. */
  first?: Work;
  /** Tests that often wait for windows and clocks: they run two suites at a time after the builds. */
  beside?: Work;
  /** Tests that use all processors. */
  alone?: Work;
}

const SUITES: Record<string, Suite> = {
  unit: { first: unitSuite },
  check: { first: checkSuite },
  stories: { first: buildStorybook, alone: () => storiesSuite({ updateBaselines }) },
  package: { first: buildPackage, beside: packageSuite },
  focus: { beside: focusSuite },
  app: { first: buildApp, beside: pagesSuite, alone: appSuite },
  // In a full run it tests the package suite's build. Alone it builds first.
  embed: { ...(suiteOption === 'embed' && { first: buildWidgets }), beside: embedSuite },
};

const names = Object.keys(SUITES);
if (suiteOption !== undefined && !names.includes(suiteOption)) {
  stop(`test: unknown suite '${suiteOption}'. There are: ${names.join(', ')}.`);
}
if (updateBaselines && suiteOption !== undefined && suiteOption !== 'stories') {
  stop(
    `test: the ${suiteOption} suite has no baselines. \`npm run update:baselines\` records those of stories.`,
  );
}
if (updateBaselines && !isPinnedBrowser()) {
  stop('test: baselines are recorded in the pinned browser only: Linux x64, without CHROMIUM_PATH.');
}
const rows = Object.entries(SUITES)
  .filter(([name]) => suiteOption === undefined || name === suiteOption)
  .map(([name, suite]) => ({ name, suite, tally: addTallies([]), seconds: 0 }));

type Row = (typeof rows)[number];

const announce = (title: string): void =>
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);

async function count(row: Row, work: Work): Promise<void> {
  const start = performance.now();
  const tally = await work().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failures: [failure(`the ${row.name} suite`, String(error))] };
  });
  row.tally = addTallies([row.tally, tally]);
  row.seconds += (performance.now() - start) / 1000;
}

/** Runs one part of each suite. @param atATime - number of suites that run in parallel */
async function runParts(suites: readonly Row[], part: keyof Suite, atATime: number): Promise<void> {
  const queue = suites.values();
  const lane = async () => {
    for (const row of queue) {
      const work = row.suite[part];
      if (work === undefined) continue;
      announce(row.name);
      await count(row, work);
    }
  };
  await Promise.all(Array.from({ length: atATime }, lane));
}

await runParts(rows, 'first', 2);
const built = rows.filter(({ tally }) => tally.failures.length === 0);
await runParts(built, 'beside', 2);
await runParts(built, 'alone', 1);

const total = addTallies(rows.map(({ tally }) => tally));
if (total.failures.length > 0) console.log('\n── failures');
for (const text of total.failures) console.log(`✗ ${text}`);

console.log('\n── summary');
for (const { name, tally, seconds } of rows) {
  console.log(
    `${tally.failures.length === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${String(tally.passed).padStart(5)} passed ${String(tally.failures.length).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
  );
}
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length === 0 ? 0 : 1);

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

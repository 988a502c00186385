/**
 * `npm test`: every suite, one after the other, a summary, and the closing line `N passed, N failed`.
 * `--suite=NAME` runs one; `--update-baselines` records the stories' pictures instead of comparing them.
 */
import { refuseUnknownOptions } from './refuse-unknown-options';
import { appSuite } from './suites/app';
import { checkSuite } from './suites/check';
import { embedSuite } from './suites/embed';
import { packageSuite } from './suites/package';
import { addTallies, failure, type Tally } from './suites/run';
import { storiesSuite } from './suites/stories';
import { unitSuite } from './suites/unit';

const options = refuseUnknownOptions('test', ['--suite=', '--update-baselines']);
const updateBaselines = options.includes('--update-baselines');
const suiteOption = options.find((option) => option.startsWith('--suite='))?.slice('--suite='.length);

const SUITES: Record<string, () => Promise<Tally>> = {
  check: checkSuite,
  unit: unitSuite,
  stories: () => storiesSuite({ updateBaselines }),
  app: appSuite,
  package: packageSuite,
  embed: embedSuite,
};

const names = Object.keys(SUITES);
if (suiteOption !== undefined && !names.includes(suiteOption)) {
  console.error(`test: unknown suite '${suiteOption}'. There are: ${names.join(', ')}.`);
  process.exit(2);
}

const rows: { name: string; tally: Tally; seconds: number }[] = [];
for (const name of suiteOption === undefined ? names : [suiteOption]) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
  const start = performance.now();
  const tally = await (SUITES[name] as () => Promise<Tally>)().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failures: [failure(`the ${name} suite`, String(error))] };
  });
  rows.push({ name, tally, seconds: (performance.now() - start) / 1000 });
}

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

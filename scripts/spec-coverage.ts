/**
 * Writes app/docs/SPEC-COVERAGE.md: each sentence of the specification with the tests that say they prove it. `--check`
 * writes nothing, and fails when the page is out of date or a sentence has no test.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SPEC_SENTENCES } from '../app/docs/spec-sentences';
import { coverSentences } from './docs/spec/coverage';
import { renderCoverage } from './docs/spec/table';
import { readTags } from './docs/spec/tags';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { ROOT } from './shared/run';

const PAGE = `${ROOT}/app/docs/SPEC-COVERAGE.md`;
const FOLDERS = ['.storybook', 'app', 'scripts', 'src'];
const TEST_FILE = /(?:\.test\.tsx?|\.spec\.ts|\.stories\.tsx)$/;

const [option] = refuseUnknownOptions('docs:spec', ['--check']);

const found = FOLDERS.flatMap((folder) =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => TEST_FILE.test(path)),
).map((path) => readTags(path, readFileSync(`${ROOT}/${path}`, 'utf8')));

const { rows, problems } = coverSentences(
  SPEC_SENTENCES,
  found.flatMap(({ tests }) => tests),
);
const faults = [...found.flatMap((file) => file.problems), ...problems];
const unproved = rows.filter(({ tests }) => tests.length === 0);
const page = renderCoverage(rows);

if (option !== '--check') {
  if (faults.length === 0) writeFileSync(PAGE, page);
} else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page) {
  faults.push('app/docs/SPEC-COVERAGE.md is out of date: run `npm run docs:spec`.');
}

for (const fault of faults) console.error(fault);
for (const { id, statement } of unproved) console.error(`no test proves ${id}: ${statement}`);
console.log(`${rows.length - unproved.length} of ${rows.length} sentences have a test`);
if (faults.length > 0 || (option === '--check' && unproved.length > 0)) process.exitCode = 1;

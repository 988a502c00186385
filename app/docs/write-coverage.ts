/**
 * `npm run docs:spec`: writes app/docs/SPEC-COVERAGE.md, each sentence of the specification with the tests that prove it.
 * `--check` writes nothing. Both fail when a tag is wrong or a sentence has no test.
 */
import { writeFileSync } from 'node:fs';
import { coverSentences, findTags, renderCoverage } from './spec-coverage';
import { SPEC_SENTENCES } from './spec-sentences';

const found = findTags();
const { rows, problems } = coverSentences(SPEC_SENTENCES, found.tests);
if (!process.argv.includes('--check')) {
  writeFileSync(new URL('SPEC-COVERAGE.md', import.meta.url), renderCoverage(rows));
}
for (const problem of [...found.problems, ...problems]) console.error(problem);
console.warn(
  `${rows.filter(({ tests }) => tests.length > 0).length} of ${rows.length} sentences have a test`,
);
if (found.problems.length + problems.length > 0) process.exitCode = 1;

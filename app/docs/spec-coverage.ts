/** The tests that prove each sentence of the specification, and the page that shows them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SPEC_SECTIONS, type SpecSection, type SpecSentence } from './spec-sentences';
import { readTags, type TaggedTest } from './spec-tags';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['.storybook', 'app', 'scripts', 'src'];
const TEST_FILE = /(?:\.test\.tsx?|\.spec\.ts|\.stories\.tsx)$/;

/** A sentence with the tests that prove it. */
interface CoveredSentence extends SpecSentence {
  tests: readonly TaggedTest[];
}

/** The tags of all test files, and what is wrong with them. */
export function findTags(): { tests: TaggedTest[]; problems: string[] } {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => TEST_FILE.test(path)),
  ).map((path) => readTags(path, readFileSync(`${ROOT}${path}`, 'utf8')));
  return {
    tests: found.flatMap(({ tests }) => tests),
    problems: found.flatMap(({ problems }) => problems),
  };
}

/** Joins sentences and tests. A tag with an unknown id is a problem, and so is a sentence without a test. */
export function coverSentences(sentences: readonly SpecSentence[], tests: readonly TaggedTest[]) {
  const ids = new Set(sentences.map(({ id }) => id));
  const sorted = [...tests].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  const rows: CoveredSentence[] = sentences.map((sentence) => ({
    ...sentence,
    tests: sorted.filter((test) => test.ids.includes(sentence.id)),
  }));
  const unknown = tests.flatMap(({ file, line, ids: tagged }) =>
    tagged.filter((id) => !ids.has(id)).map((id) => `${file}:${line}: no sentence has the id '${id}'`),
  );
  const unproved = rows
    .filter((row) => row.tests.length === 0)
    .map(({ id, statement }) => `no test proves ${id}: ${statement}`);
  return { rows, problems: [...unknown, ...unproved] };
}

const escapeCell = (text: string): string => text.replace(/[\\|[\]<>*`]/g, '\\$&').replaceAll('\n', ' ');

/** The page with a table for each section. Links are relative to this folder. */
export function renderCoverage(rows: readonly CoveredSentence[]): string {
  const sections = Object.keys(SPEC_SECTIONS).map(Number) as SpecSection[];
  return [
    '# What the specification says, and which test proves it\n',
    ...sections.flatMap((section) => [
      `## ${section}. ${SPEC_SECTIONS[section]}\n\n| Id | Statement | Tests |\n|---|---|---|`,
      ...rows
        .filter((row) => row.section === section)
        .map(({ id, statement, tests }) => {
          const links = tests.map(
            ({ file, title }) => `[${escapeCell(`${file} › ${title}`)}](../../${file})`,
          );
          return `| \`${id}\` | ${escapeCell(statement)} | ${links.join('<br>') || '**none**'} |`;
        }),
      '',
    ]),
  ].join('\n');
}

import type { SpecSentence } from '../../../app/docs/spec-sentences';
import { nearest } from './nearest';
import type { TaggedTest } from './tags';

/** A sentence of the specification with the tests that prove it. */
export interface CoveredSentence extends SpecSentence {
  tests: readonly Pick<TaggedTest, 'file' | 'title'>[];
}

/** Every sentence with its tests, in the order of the specification, and what is wrong with the tags. */
export interface Coverage {
  rows: readonly CoveredSentence[];
  problems: readonly string[];
}

/** Puts tests and sentences together; a tag that no sentence has is a problem. */
export function coverSentences(sentences: readonly SpecSentence[], tests: readonly TaggedTest[]): Coverage {
  const known = sentences.map(({ id }) => id);
  const ids = new Set(known);
  const problems: string[] = [];
  for (const { file, line, ids: tagged } of tests) {
    for (const id of tagged.filter((id) => !ids.has(id))) {
      problems.push(`${file}:${line}: no sentence has the id '${id}'. Nearest: ${nearest(id, known)}`);
    }
  }
  const byPlace = [...tests].sort(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || compareText(a.title, b.title),
  );
  const rows = sentences.map((sentence) => ({
    ...sentence,
    tests: byPlace
      .filter((test) => test.ids.includes(sentence.id))
      .map(({ file, title }) => ({ file, title })),
  }));
  return { rows, problems };
}

/** By code units, so that every machine sorts alike. */
const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

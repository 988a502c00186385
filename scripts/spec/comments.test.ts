import { describe, expect, it } from 'vitest';
import { filesLike, SENTENCES, textOf } from './sentences.js';

const FOLDERS = ['.storybook', 'app', 'scripts', 'src', '.github/workflows'];
const SOURCE = /\.(?:tsx?|mjs|js|css|mdx|html|yml)$/;

/** A citation in a comment, which may span lines. */
const CITATION = /\(spec: (\d[^)]*)\)/g;
/** A reference to a document outside of this repository. */
const PAPER = new RegExp(
  ['spec(?:ification)?,? sections?', 'decisions? \\d', 'DES' + 'IGN\\b'].join('|'),
  'g',
);

const RIDDLE = /^\s*(?:\/\*\*|\*|\/\/) (?:What|Whether|Which)\b/;

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Returns the faulty citations of a text with their lines. */
function problemsIn(file: string, text: string): string[] {
  const unknown = [...text.matchAll(CITATION)].flatMap(({ 1: list = '', index }) =>
    list
      .split(/[\s,*/]+/)
      .filter((id) => id !== '' && !SENTENCES.has(id))
      .map((id) => `${file}:${lineOf(text, index)}: no sentence has the id '${id}'`),
  );
  const papers = [...text.matchAll(PAPER)].map(
    ({ 0: paper, index }) => `${file}:${lineOf(text, index)}: '${paper}' is not in this repository`,
  );
  return [...unknown, ...papers];
}

/** Returns the lines with a comment that begins like a question instead of with a verb or a noun. */
const riddlesIn = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) => (RIDDLE.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));

/** Split, so that the examples are not read as comments of this file. */
const cited = (ids: string) => `(${'spec'}: ${ids})`;

describe('comments', () => {
  it.each([
    [cited('2.traveler-tabs'), []],
    [cited('2.traveler-tabs,\n * 2.unknown-path'), []],
    [`a\n${cited('2.traveler-tap')}`, ["a.ts:2: no sentence has the id '2.traveler-tap'"]],
    [`(${'spec'} section 2)`, [`a.ts:1: '${'spec'} section' is not in this repository`]],
    [`a (${'decision'} 7)`, [`a.ts:1: '${'decision'} 7' is not in this repository`]],
    [`${'DES'}${'IGN'} says`, [`a.ts:1: '${'DES'}${'IGN'}' is not in this repository`]],
    ['.github/decisions/007-preact-for-embeds.md', []],
  ])('of %j', (text, problems) => {
    expect(problemsIn('a.ts', text)).toEqual(problems);
  });

  it('cite only existing sentences', () => {
    const files = filesLike(SOURCE, FOLDERS);
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((file) => problemsIn(file, textOf(file)))).toEqual([]);
  });

  it.each([
    [`/** ${'What'} is shown. */`, 1],
    [` * ${'Whether'} it is shown.`, 1],
    [`// ${'Which'} one.`, 1],
    ['/** Returns whether it is shown. */', 0],
  ])('that begin like a question are found: %s', (text, count) => {
    expect(riddlesIn('a.ts', text)).toHaveLength(count);
  });

  it('do not begin like a question', () => {
    const scripts = filesLike(/\.tsx?$/);
    expect(scripts.flatMap((file) => riddlesIn(file, textOf(file)))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { filesLike, readTags, SENTENCES, textOf } from './sentences.js';

const TEST_FILE = /(?:\.test\.tsx?|\.spec\.ts|\.stories\.tsx)$/;

/** Split, so that the examples are not read as tags of this file. */
const spec = (ids: string) => `// ${'spec'}: ${ids}`;

const KNOWN = new Map(['2.a', '2.b', '3.c', '4.d'].map((id) => [id, '']));

describe('readTags', () => {
  it.each([
    [
      'a group and a test',
      `${spec('2.a')}\ndescribe('a', () => {\n  ${spec('2.b')}\n  it('b', f);\n});`,
      ['2.a', '2.b'],
    ],
    ['tags below each other', `${spec('2.b, 3.c')}\n${spec('4.d')}\nit('holds', f);`, ['2.b', '3.c', '4.d']],
    ['rows of tests', `${spec('2.a')}\nit.each([\n  [1],\n])('of %d', f);`, ['2.a']],
    ['a loop', `for (const role of roles) {\n  ${spec('2.a')}\n  test(\`sees it\`, f);\n}`, ['2.a']],
    ['a story', `/** A story. */\n${spec('2.a')}\nexport const Default = meta.story({ play });`, ['2.a']],
    ['no tag', `it('is not tagged', f);`, []],
  ])('finds those of %s', (_, source, ids) => {
    expect(readTags('a.test.ts', source, KNOWN)).toEqual({ ids, problems: [] });
  });

  it.each([
    ['above no test', `${spec('2.a')}\nconst x = 1;`, 'this tag stands above no test'],
    ['a line apart', `${spec('2.a')}\n\nit('x', f);`, 'this tag stands above no test'],
    ['of a skipped test', `${spec('2.a')}\nit.skip('x', f);`, 'a test that never runs proves nothing'],
    [
      'of skipped rows',
      `${spec('2.a')}\nit.skip.each([1])('x', f);`,
      'a test that never runs proves nothing',
    ],
  ])('refuses one %s', (_, source, problem) => {
    expect(readTags('a.test.ts', source, KNOWN)).toEqual({ ids: [], problems: [`a.test.ts:1: ${problem}`] });
  });

  it('reports an unknown id, and a missing one', () => {
    expect(
      readTags('a.test.ts', `${spec('2.z')}\nit('x', f);\n${spec('')}\nit('y', f);`, KNOWN).problems,
    ).toEqual(["a.test.ts:1: no sentence has the id '2.z'", "a.test.ts:3: no sentence has the id ''"]);
  });
});

describe('the specification', () => {
  const tags = filesLike(TEST_FILE).map((file) => readTags(file, textOf(file)));

  it('is cited only directly above tests', () => {
    expect(tags.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('has a test for every sentence', () => {
    const proved = new Set(tags.flatMap(({ ids }) => ids));
    expect([...SENTENCES].filter(([id]) => !proved.has(id))).toEqual([]);
  });
});

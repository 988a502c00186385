import { describe, expect, it } from 'vitest';
import { coverSentences, renderCoverage } from './spec-coverage';
import { readTags } from './spec-tags';

/** Written so, the tags of the examples are not taken for tags of this file. */
const spec = (ids: string) => `// ${'spec'}: ${ids}`;

describe('readTags', () => {
  it('finds tests, groups, rows of tests and stories, with the groups around them', () => {
    const { tests, problems } = readTags(
      'src/a.test.ts',
      `${spec('2.a')}
describe('group', () => {
  ${spec('2.b, 3.c')}
  ${spec('4.d')}
  it('holds', () => {});
  it('is not tagged', () => {});
  ${spec('2.b')}
  it.each([
    [1],
  ])('of %d', { timeout: 5 }, () => {});
});
for (const role of roles) {
  ${spec('6.e')}
  test(\`\${role} sees it\`, async () => {});
}`,
    );
    expect(problems).toEqual([]);
    expect(tests.map(({ line, title, ids }) => [line, title, ids])).toEqual([
      [1, 'group', ['2.a']],
      [3, 'group › holds', ['2.b', '3.c', '4.d']],
      [7, 'group › of %d', ['2.b']],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: what stands in the source is what is shown
      [13, '${role} sees it', ['6.e']],
    ]);
  });

  it('finds stories, also below their comment', () => {
    const source = `/** What it is. */\n${spec('2.a')}\nexport const Default = meta.story({ play });`;
    expect(readTags('src/a.stories.tsx', source).tests).toEqual([
      { file: 'src/a.stories.tsx', title: 'Default', line: 2, ids: ['2.a'] },
    ]);
  });

  it.each([
    ['above no test', `${spec('2.a')}\nconst x = 1;`, 'a.test.ts:1: this tag stands above no test'],
    ['a line apart', `${spec('2.a')}\n\nit('x', f);`, 'a.test.ts:1: this tag stands above no test'],
    [
      'a skipped test',
      `${spec('2.a')}\nit.skip('x', f);`,
      'a.test.ts:1: a test that never runs proves nothing',
    ],
  ])('refuses a tag of %s', (_, source, problem) => {
    expect(readTags('a.test.ts', source)).toEqual({ tests: [], problems: [problem] });
  });
});

describe('coverSentences', () => {
  const sentences = [
    { id: '2.tabs', section: 2, statement: 'Tabs: A | B' },
    { id: '9.first-three', section: 9, statement: 'The first 3' },
  ] as const;

  it('gives each sentence its tests, and names unknown ids and sentences without a test', () => {
    const { rows, problems } = coverSentences(sentences, [
      { file: 'src/b.test.ts', title: 'b', line: 1, ids: ['2.tabs'] },
      { file: 'src/a.test.ts', title: 'a [x]', line: 3, ids: ['2.tabs', '9.first-tree'] },
    ]);
    expect(problems).toEqual([
      "src/a.test.ts:3: no sentence has the id '9.first-tree'",
      'no test proves 9.first-three: The first 3',
    ]);
    expect(rows.map(({ tests }) => tests.map(({ title }) => title))).toEqual([['a [x]', 'b'], []]);
    const page = renderCoverage(rows);
    expect(page).toContain(
      '| `2.tabs` | Tabs: A \\| B | [src/a.test.ts › a \\[x\\]](../../src/a.test.ts)<br>[src/b.test.ts › b](../../src/b.test.ts) |',
    );
    expect(page).toContain('| `9.first-three` | The first 3 | **none** |');
  });
});

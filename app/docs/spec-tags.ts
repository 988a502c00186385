import * as ts from 'typescript';

/** A test, and the sentences of the specification that it says it proves. */
export interface TaggedTest {
  /** Its file, from the repository's root. */
  file: string;
  /** Its titles from the outermost group inwards, joined by ' › '; a story's is the name of its export. */
  title: string;
  /** Line of the tag. */
  line: number;
  ids: readonly string[];
}

/** The tags of a file, and their faults. */
export interface FoundTags {
  tests: TaggedTest[];
  problems: string[];
}

const TAG = /^\s*\/\/ spec:(.*)$/;
const TEST_FUNCTIONS = new Set(['it', 'test', 'describe']);
/** Ways to call a test that do not run it. */
const NEVER_RUN = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** `it.each(rows)` and `it.each(rows)('title', …)`: the names along the callee, outermost object first. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  return [];
}

/** The first argument if it is a text; for a template, its source. */
function textOf(call: ts.CallExpression, source: ts.SourceFile): string | undefined {
  const [first] = call.arguments;
  if (first === undefined) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText(source).slice(1, -1) : undefined;
}

interface TestNode {
  title: string;
  neverRuns: boolean;
}

function testOf(node: ts.Node, source: ts.SourceFile): TestNode | undefined {
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
    const names = namesOf(node.expression.expression);
    const title = textOf(node.expression, source);
    if (title === undefined || !TEST_FUNCTIONS.has(names[0] ?? '')) return undefined;
    return { title, neverRuns: names.some((name) => NEVER_RUN.has(name)) };
  }
  if (ts.isVariableStatement(node)) {
    const [declaration] = node.declarationList.declarations;
    const call = declaration?.initializer;
    if (declaration === undefined || call === undefined || !ts.isCallExpression(call)) return undefined;
    if (namesOf(call.expression).join('.') !== 'meta.story') return undefined;
    return { title: declaration.name.getText(source), neverRuns: false };
  }
  return undefined;
}

/**
 * Reads the tags of a test file: lines `// spec: 2.tabs, 9.first-three` directly above a test, a group of tests or a
 * story. A tag in another place, an empty one, or one on a test that never runs is a problem.
 *
 * @param file - its path from the repository's root
 * @param text - what it holds
 */
export function readTags(file: string, text: string): FoundTags {
  const lines = text.split('\n');
  const tagLines = new Set(lines.flatMap((line, index) => (TAG.test(line) ? [index] : [])));
  if (tagLines.size === 0) return { tests: [], problems: [] };

  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const tests: TaggedTest[] = [];
  const problems: string[] = [];

  function tagAbove(node: ts.Node): { first: number; ids: string[] } | undefined {
    let index = source.getLineAndCharacterOfPosition(node.getStart(source)).line - 1;
    const ids: string[] = [];
    for (; tagLines.delete(index); index -= 1) {
      const listed = TAG.exec(lines[index] ?? '')?.[1] ?? '';
      ids.unshift(...listed.split(',').map((id) => id.trim()));
    }
    return ids.length > 0 ? { first: index + 2, ids } : undefined;
  }

  function visit(node: ts.Node, groups: readonly string[]): void {
    const test = testOf(node, source);
    const tag = test && tagAbove(node);
    const titles = test ? [...groups, test.title] : groups;
    if (test && tag) {
      if (test.neverRuns) problems.push(`${file}:${tag.first}: a test that never runs proves nothing`);
      else tests.push({ file, title: titles.join(' › '), line: tag.first, ids: tag.ids });
    }
    ts.forEachChild(node, (child) => visit(child, titles));
  }
  visit(source, []);

  for (const index of tagLines) problems.push(`${file}:${index + 1}: this tag stands above no test`);
  return { tests, problems };
}

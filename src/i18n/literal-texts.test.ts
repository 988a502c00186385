import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const SOURCES = `${__dirname}/..`;
/** Where the library speaks. */
const ROOMS = ['components', 'dashboards', 'embed'];
/** Props that are shown or said. The linter refuses text between tags. */
const SHOWN =
  /^(aria-(label|description|valuetext|roledescription)|title|label|subject|term|heading|hint|help|unit|alt|placeholder|text|note|empty|context|beside|countLabel)$/;
/** What is written like a text, and not like a name in code. */
const WORDS = /\p{Lu}|\s\p{L}|\p{L}\s/u;

/** The text of a literal, of a template its parts. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
  return '';
}

/** Literal texts in the props of elements that are shown: 'title="Wishlist"'. */
function literalProps(source: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && SHOWN.test(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (value && WORDS.test(textOf(value))) found.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('finds literal texts, and no others', () => {
  const source = `<A title="Wishlist" aria-label={\`Save \${of}\`} hint={t.hint} subject="request" unit="%" />`;
  expect(literalProps(source)).toEqual(['title="Wishlist"', `aria-label={\`Save \${of}\`}`]);
});

const FILES = ROOMS.flatMap((room) =>
  readdirSync(`${SOURCES}/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !/\.(stories|test)\.|\/story-/.test(path))
    .map((path) => `${room}/${path}`),
);

it.each(FILES)('%s says nothing that is not a message', (file) => {
  expect(literalProps(readFileSync(`${SOURCES}/${file}`, 'utf8'))).toEqual([]);
});

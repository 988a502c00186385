import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { PROPER_NAMES } from '../testing/proper-names.js';

// What the code says stands in the catalogue: no literal in it is written like a text, apart from what readers never see and
// from names. Kinds are told by where a literal stands; what cannot be told so is listed, with its file.

const SOURCES = `${__dirname}/..`;
const ROOMS = ['components', 'dashboards', 'domain', 'embed', 'lib', 'theme'];

const FILES = ROOMS.flatMap((room) =>
  readdirSync(`${SOURCES}/${room}`, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
).filter(
  (path) =>
    /\.tsx?$/.test(path) &&
    !/\.(stories|test)\.|\/story-|^embed\/e2e\//.test(path) &&
    // Words that call for a picture, and are compared with those of data.
    path !== 'components/cover-art/cover-words.ts',
);

/** What is no message and yet may stand in the code, by its file. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  ...PROPER_NAMES,
  // Keys, as `aria-keyshortcuts` takes them.
  'components/command-menu/use-shortcut.ts': ['Control+K Meta+K'],
  // Letters, which are looked for one by one.
  'domain/read-fields.ts': ['NunI-['],
  // The catalogue takes it from here, as do formatters without a catalogue.
  'lib/calendar-day.ts': ['Date to be confirmed'],
  // An example of a time zone, for developers.
  'theme/tapa-provider.tsx': ['Pacific/Tahiti'],
};

/** A large letter and small ones, or two words. */
const TEXT = /^\p{Lu}\p{Ll}{2}|\p{L} \p{L}{2}/u;
const CLASSES = /(^|\s)t:/;
const KEY = /^(Arrow(Up|Down|Left|Right)|Page(Up|Down)|Home|End|Tab|Enter|Escape|Backspace)$/;

const textOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : undefined;

/** Whether a part of a template has a word that stands free: ' seats' after a figure, and not 'px'. */
function hasWord(node: ts.Node, text: string): boolean {
  if (ts.isStringLiteralLike(node)) return false;
  // A word that touches what is put in is a part of it.
  const start = ts.isTemplateHead(node) ? ' ' : '.';
  const end = ts.isTemplateTail(node) ? ' ' : '.';
  return /\s\p{Ll}{2,}\s/u.test(start + text + end);
}

/** The function that a node is handed to, if only within an object or a template: 'console.warn', 'DOMException'. */
function handedTo(node: ts.Node): string {
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression.getText();
  return ts.isStatement(parent) || ts.isFunctionLike(parent) ? '' : handedTo(parent);
}

/** The property that a literal is the value of: 'key' of `{ key: 'Enter' }`. */
const propertyOf = ({ parent }: ts.Node): string =>
  ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) ? parent.name.getText() : '';

const isCompared = (parent: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());

const isKey = (node: ts.Node, text: string): boolean =>
  KEY.test(text) &&
  (isCompared(node.parent) ||
    ts.isCaseClause(node.parent) ||
    /^(key|next|previous|aria-keyshortcuts)$/.test(propertyOf(node)) ||
    (ts.isArrayLiteralExpression(node.parent) &&
      node.parent.elements.every((element) => KEY.test(textOf(element) ?? ''))));

/** What readers never see. */
const UNSEEN: Readonly<Record<string, (node: ts.Node, text: string) => boolean>> = {
  "a directive: 'use client'": ({ parent }) => ts.isExpressionStatement(parent),
  'a type': ({ parent }) => ts.isLiteralTypeNode(parent),
  'what developers are told': (node) => /^console\.|(Error|Exception)$/.test(handedTo(node)),
  'a key of the keyboard': isKey,
  'a class of errors': (_, text) => /^[A-Z][A-Za-z]*Error$/.test(text),
  'a component, by which copies of the library find each other': (node) =>
    /^(isMounted|holdMounted|warnOfOtherCopy)$/.test(handedTo(node)),
  // Of fields, which are in the same call, readers see the fallbacks.
  'an entity, in warnings': (node) =>
    /^(defineEntity|defineList)$/.test(handedTo(node))
      ? propertyOf(node) === 'name'
      : handedTo(node) === 'defineHistory',
  'what a schema says of data': (node) =>
    handedTo(node) === 'standardSchema' || (ts.isTemplateHead(node) && propertyOf(node.parent) === 'message'),
  'a drawing': (node) => /^(d|preserveAspectRatio)$/.test(propertyOf(node)),
  'a style': (node, text) => handedTo(node) === 'CSS.supports' || /\{[\w-]+:[^}]*\}/.test(text),
};

/** Literals that are written like a text, and are neither unseen nor a name. */
function literalTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = textOf(node);
    if (
      text !== undefined &&
      !CLASSES.test(text) &&
      (TEXT.test(text) || hasWord(node, text)) &&
      !Object.values(UNSEEN).some((isUnseen) => isUnseen(node, text))
    )
      found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return found;
}

describe('a literal', () => {
  it.each([
    [`const label = 'Two seats'`, ['Two seats']],
    [`const label = { next: 'Next', key: 'Saved' }`, ['Next', 'Saved']],
    [`const label = \`\${count} seats\``, [' seats']],
    [`const label = \`seats for \${name}\``, ['seats for ']],
    [`const label = isSaved ? \`Saved\` : undefined`, ['Saved']],
    [`const label = 'Home' + name`, ['Home']],
    [`const tabs = ['Home', 'Trips']; const tab = { label: 'Home' }`, ['Home', 'Trips', 'Home']],
    [`const rows = defineList({ name: 'agent rows', fields: { title: 'Private tour' } })`, ['Private tour']],
    [`toast({ title: 'Not saved' })`, ['Not saved']],
  ])('%s is a text', (source, texts) => {
    expect(literalTexts('a.ts', source)).toEqual(texts);
  });

  it.each([
    [`'use client'; import { A } from 'A room'; type Key = 'Enter'`],
    [`if (event.key === 'Home') console.warn(\`Tapa has no \${name} here\`, { of: 'Every part' })`],
    [
      `throw new TypeError('Not a day'); const MOVES = new Set(['Tab', 'Home']); switch (key) { case 'End': }`,
    ],
    [`const width = \`\${size}px\`; const id = \`\${own}title\`; const label = t[\`tab.\${name}\`]`],
    [`const style = 't:grid gap columns'; const css = 'span{color:red;transition:all linear}'`],
  ])('%s is none', (source) => {
    expect(literalTexts('a.ts', source)).toEqual([]);
  });
});

it.each(FILES)('%s says nothing that is not a message', (file) => {
  const found = literalTexts(file, readFileSync(`${SOURCES}/${file}`, 'utf8'));
  const names = NAMES[file] ?? [];
  expect(found.filter((text) => !names.includes(text))).toEqual([]);
  // A name that is gone needs no leave.
  expect(names.filter((name) => !found.includes(name))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

// Texts that stories hand to components and that are in no args: children, rows that a story's own component keeps, what its
// functions return. They stand in the story's file, which nobody ships, so none of them can be a text of the library.

/** Whether a literal is no text: the name of a module, or of a type. */
const isCode = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent);

/**
 * Whether a part of a story looks for texts instead of handing them over: there stand those of the library, in English. That
 * is its play function, and functions that it shares with others, which wait as it does.
 */
const isCheck = (node: ts.Node): boolean =>
  ((ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === 'play') ||
  (ts.isFunctionLike(node) &&
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword));

/** The texts of a story's source: literals, parts of templates, and what stands between tags. */
export function literalsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isCheck(node)) return;
    if (
      (ts.isStringLiteralLike(node) && !isCode(node)) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      found.push(node.text.replace(/\s+/g, ' ').trim());
    // Keys of objects may be names, as of departments, if they are quoted.
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('story.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.filter((text) => text !== '');
}

/** What only stories import, and show: files beside theirs that are named so, and parts that stories share. */
const OF_STORIES = /(?:^\.\/story-[\w-]+|\/\.storybook\/loading-and-errors)\.js$/;

/** The files of a story: its own, and those of what only stories show. */
function filesOf(file: string): string[] {
  const shared = ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => OF_STORIES.test(name))
    .flatMap((name) =>
      ['.ts', '.tsx'].map((ending) => resolve(dirname(file), name.replace(/\.js$/, '') + ending)),
    );
  return [file, ...shared.filter((path) => existsSync(path))];
}

const known = new Map<string, readonly string[]>();

/** The texts that a story's files hand to components. */
export function storyLiterals(file: string): readonly string[] {
  const before = known.get(file);
  if (before) return before;
  const texts = filesOf(file).flatMap((path) => literalsOf(readFileSync(path, 'utf8')));
  known.set(file, texts);
  return texts;
}

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { exportsOf } from '../../../vite.shared';

/**
 * A section of a Markdown page with its heading, up to the next of the same level.
 *
 * @throws when the page has no such section
 */
export function sectionsOf(page: string, title: string): string {
  const parts = page.split(/^(?=## )/m);
  const section = parts.find((part) => part.startsWith(`## ${title}\n`));
  if (section === undefined) throw new Error(`There is no section '${title}'`);
  return `${section.trim()}\n`;
}

/** A page up to its first section, with its title. */
export const startOf = (page: string): string => `${page.split(/^(?=## )/m)[0]?.trim()}\n`;

/** A text with its heading one level lower, for use inside another page. */
export const asPart = (text: string): string => text.replace(/^#/, '##');

/** A page without the paragraphs that begin with a link to a repository file, because the package lacks those files. */
export const withoutRelativeLinks = (page: string): string =>
  page.replaceAll(/^\[[^\]]+\]\((?!https?:)[^)]+\)(?:.+\n)+\n?/gm, '');

/** The first paragraph under a docs page's heading, and the lines of its accessibility section. */
function docsOf(page: string): string[] {
  const intro = /^# .*\n+([^#<\n][\s\S]*?)\n\n/m.exec(page)?.[1]?.replaceAll('\n', ' ');
  const accessibility = /^## Accessibility\n+([\s\S]*?)(?=\n## |\n<)/m.exec(page)?.[1]?.trim();
  return [intro, accessibility && `Accessibility:\n${accessibility}`].filter((part) => part !== undefined);
}

/** The `@example`s in the comments of the files beside an entry. */
function examplesOf(folder: string, entrySource: string): string[] {
  const files = [...entrySource.matchAll(/from '(\.\/[\w-]+)\.js'/g)].map(
    ([, path = '']) => `${folder}/${path}`,
  );
  return [...new Set(files)]
    .flatMap((file) => [`${file}.tsx`, `${file}.ts`])
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/@example\n([\s\S]*?)\*\//g)])
    .map(([, lines = '']) => lines.replaceAll(/^\s*\* ?/gm, '').trim());
}

/**
 * Writes notes on one entry for coding assistants: its purpose, its exports, and examples.
 *
 * @param file - its source
 * @param api - what its types say
 */
export function componentNotes(entry: string, file: string, api: readonly string[]): string {
  const source = readFileSync(file, 'utf8');
  const { values, types } = exportsOf(file);
  const folder = dirname(file);
  const docs = `${folder}/${basename(folder)}.mdx`;
  const examples = examplesOf(folder, source);
  return [
    `### tapa-ui/${entry}\n`,
    ...(existsSync(docs) ? docsOf(readFileSync(docs, 'utf8')) : []).map((part) => `${part}\n`),
    ...(values.length > 0 ? [`Exports: ${values.join(', ')}\n`] : []),
    ...(types.length > 0 ? [`Types: ${types.join(', ')}\n`] : []),
    ...api.map((part) => `${part}\n`),
    ...(examples.length > 0 ? [`\`\`\`tsx\n${examples.join('\n\n')}\n\`\`\`\n`] : []),
  ].join('\n');
}

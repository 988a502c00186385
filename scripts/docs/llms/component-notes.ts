import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { exportsOf } from '../../../vite.shared';
import type { PublicApi } from './public-api';

/** The first paragraph under a docs page's heading, and the lines of its accessibility section. */
function docsOf(page: string): string[] {
  const intro = /^# .*\n+([^#<\n][\s\S]*?)\n\n/m.exec(page)?.[1]?.replaceAll('\n', ' ');
  const accessibility = /^## Accessibility\n+([\s\S]*?)(?=\n## |\n<)/m.exec(page)?.[1]?.trim();
  return [intro, accessibility && `Accessibility:\n${accessibility}`].filter((part) => part !== undefined);
}

/** The `@example`s in the comments of the files that stand beside an entry. */
function examplesOf(folder: string, entrySource: string): string[] {
  const files = [...entrySource.matchAll(/from '(\.\/[\w-]+)'/g)].map(([, path = '']) => `${folder}/${path}`);
  return [...new Set(files)]
    .flatMap((file) => [`${file}.tsx`, `${file}.ts`])
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/@example\n([\s\S]*?)\*\//g)])
    .map(([, lines = '']) => lines.replaceAll(/^\s*\* ?/gm, '').trim());
}

/** What a coding assistant has to know of one entry: what for, what it exports, and how it is written. */
export function componentNotes(entry: string, file: string, api: PublicApi): string {
  const source = readFileSync(file, 'utf8');
  const { values, types } = exportsOf(source);
  const folder = dirname(file);
  const docs = `${folder}/${basename(folder)}.mdx`;
  const examples = examplesOf(folder, source);
  return [
    `### tapa-ui/${entry}\n`,
    ...(existsSync(docs) ? docsOf(readFileSync(docs, 'utf8')) : []).map((part) => `${part}\n`),
    ...(values.length > 0 ? [`Exports: ${values.join(', ')}\n`] : []),
    ...(types.length > 0 ? [`Types: ${types.join(', ')}\n`] : []),
    ...api.describe(file).map((part) => `${part}\n`),
    ...(examples.length > 0 ? [`\`\`\`tsx\n${examples.join('\n\n')}\n\`\`\`\n`] : []),
  ].join('\n');
}

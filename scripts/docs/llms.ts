import { readFileSync } from 'node:fs';
import type ts from 'typescript';
import { packageEntries } from '../../vite.shared';
import { ROOT } from '../shared/run';
import { asPart, componentNotes, sectionsOf, startOf, withoutRelativeLinks } from './llms/notes';
import { PublicApi } from './llms/public-api';

/** Sections of pages that say how to use the package. */
const SECTIONS = {
  'README.md': ['Use the package', 'In your app', 'What dashboards read', 'Theme it'],
  '.github/THEMING.md': ['Light and dark', 'Component tokens'],
};

/** The embedding guide, included with its introduction and these sections. */
const EMBEDS = '.github/EMBEDDING.md';
const EMBED_SECTIONS = ['Plain HTML', 'React', 'Attributes', 'Events', 'Theming'];

/**
 * The text of llms.txt, the documentation for coding assistants: from the README, the guides, the docs pages and the
 * source comments of the public entries.
 *
 * @param program - has all entries
 * @param declared - the file of each entry in it
 */
export function renderLlms(program: ts.Program, declared: Readonly<Record<string, string>>): string {
  const { description } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { description: string };
  const entries = Object.entries(packageEntries())
    .filter(([name]) => name !== 'index')
    .map(([name, source]) => ({ name, file: `${ROOT}/${source}`, types: declared[name] ?? '' }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const api = new PublicApi(program);
  const embeds = readFileSync(`${ROOT}/${EMBEDS}`, 'utf8');
  return [
    `# tapa-ui\n\n> ${description}\n`,
    ...Object.entries(SECTIONS).flatMap(([file, titles]) => {
      const page = withoutRelativeLinks(readFileSync(`${ROOT}/${file}`, 'utf8'));
      return titles.map((title) => sectionsOf(page, title));
    }),
    ...[startOf(embeds), ...EMBED_SECTIONS.map((title) => sectionsOf(embeds, title))].map(asPart),
    '## Entries\n',
    ...entries.map(({ name, file, types }) => componentNotes(name, file, api.describe(types))),
  ].join('\n');
}

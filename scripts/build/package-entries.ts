import { readdirSync } from 'node:fs';
import { ROOT } from '../shared/run';

const foldersOf = (path: string): string[] =>
  readdirSync(`${ROOT}/${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);

/** Entries for servers and build tools too: nothing that they load imports React. */
export const REACT_FREE_ENTRIES: readonly string[] = [
  'domain',
  'navigation',
  'figures',
  'reads',
  'format',
  'tailwind-preset',
];

/**
 * Entry name → source file: the whole package, its React-free domain, with navigation, figures and the dashboards' reads
 * apart, its
 * theme, its Tailwind preset, its formatting, and one entry a component and a dashboard. The export map in package.json
 * names the same.
 */
export function packageEntries(): Record<string, string> {
  return {
    index: 'src/index.ts',
    domain: 'src/domain/index.ts',
    navigation: 'src/domain/navigation.ts',
    figures: 'src/domain/figures.ts',
    reads: 'src/dashboards/reads.ts',
    theme: 'src/theme/index.ts',
    'tailwind-preset': 'src/theme/tailwind-preset.ts',
    format: 'src/i18n/formatters.ts',
    'lazy-part': 'src/lib/lazy-part.ts',
    ...Object.fromEntries(
      foldersOf('src/components').map((name) => [name, `src/components/${name}/index.ts`]),
    ),
    ...Object.fromEntries(
      foldersOf('src/dashboards').map((name) => [`dashboards/${name}`, `src/dashboards/${name}/index.ts`]),
    ),
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The module that the icons page imports. */
const MODULE = 'virtual:icons-in-use';

/** Where each icon is used: `{ Check: ['components/badge', …] }`. */
export type IconUses = Readonly<Record<string, readonly string[]>>;

/** The icons that a source imports. */
export function iconsImportedBy(source: string): string[] {
  return [...source.matchAll(/import \{([^}]*)\} from '(?:\.\.\/)+icons'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

/** Every icon of the library, with the folders that use it; stories and tests do not count. */
export function iconsInUse(root = 'src'): IconUses {
  const uses = new Map<string, Set<string>>();
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.(stories|test)\.tsx?$/.test(file)) continue;
    const folder = file.split(/[\\/]/).slice(0, 2).join('/');
    for (const icon of iconsImportedBy(readFileSync(`${root}/${file}`, 'utf8'))) {
      uses.set(icon, (uses.get(icon) ?? new Set()).add(folder));
    }
  }
  return Object.fromEntries(
    [...uses].sort(([a], [b]) => a.localeCompare(b)).map(([icon, folders]) => [icon, [...folders].sort()]),
  );
}

/** Gives the icons page the icons that the sources import, and no other, as components. */
export function iconsInUsePlugin(): Plugin {
  return {
    name: 'tapa-icons-in-use',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const uses = iconsInUse();
      const names = Object.keys(uses).join(', ');
      return `import { ${names} } from 'tapa-ui/icons';
export const icons = { ${names} };
export const uses = ${JSON.stringify(uses)};`;
    },
  };
}

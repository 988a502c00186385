import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { exportsOf, packageEntries, ROOT } from '../vite.shared';
import { iconsImportedBy } from './review/foundations/icons-in-use';
import type { Origins } from './shown-code';

/** The module that the preview imports. */
const MODULE = 'virtual:origins';

/** The smallest entry of every name that the package exports, and of the icons that stand beside it. */
export function originsOfNames(): Origins {
  const { index: _, ...entries } = packageEntries();
  const icons = readdirSync(`${ROOT}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => iconsImportedBy(readFileSync(`${ROOT}/src/${file}`, 'utf8')))
    .map((name) => [name, 'lucide-react']);
  const own = Object.entries(entries).flatMap(([entry, file]) =>
    exportsOf(readFileSync(`${ROOT}/${file}`, 'utf8')).values.map((name) => [name, `tapa-ui/${entry}`]),
  );
  return Object.fromEntries([...icons, ...own]);
}

/** Tells the preview where names are imported from. */
export function originsPlugin(): Plugin {
  return {
    name: 'tapa-origins',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export const origins = ${JSON.stringify(originsOfNames())};` : null,
  };
}

import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { ICON_FILE } from '../scripts/build/icons/icon-module';

/** The name of an icon's component: 'building-2.mjs' is `Building2`. */
export const iconName = (path: string): string =>
  basename(path.replace(/\?.*/, ''), '.mjs').replaceAll(/(?:^|-)(\w)/g, (_, first: string) =>
    first.toUpperCase(),
  );

/** Gives the icons' drawings the names that code is to be shown with; the package does without. */
export function iconNamesPlugin(): Plugin {
  return {
    name: 'tapa-icon-names',
    transform: {
      filter: { id: ICON_FILE, code: 'export default' },
      handler: (code, path) => ({
        code: `${code.replace('export default', 'const Icon =')}\nIcon.displayName = ${JSON.stringify(iconName(path))};\nexport default Icon;`,
        map: null,
      }),
    },
  };
}

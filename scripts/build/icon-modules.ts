import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeChanged } from '../shared/write-changed.js';

const ICONS = fileURLToPath(new URL('../../src/icons', import.meta.url));
const HEAD = '// Compiled from src/icons/drawings.json by `npm run messages`.\n';

/** The drawings that `npm run build:icons` copies from Lucide (scripts/build/icons.ts). */
export const DRAWINGS = `${ICONS}/drawings.json`;

/** Returns Lucide's name of an icon: 'arrow-down-right', 'building-2'. */
export const kebab = (name: string): string =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase();

/** Writes a module for each icon, so that bundles include only those they use, and an index of all. */
export function writeIcons(): void {
  const drawings: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(DRAWINGS, 'utf8'));
  for (const [name, paths] of Object.entries(drawings)) {
    const args = [name, ...paths].map((text) => `'${text}'`).join(', ');
    writeChanged(
      `${ICONS}/compiled/${kebab(name)}.ts`,
      `${HEAD}import { createIcon, type SvgIcon } from '../create-icon.js';\n
export const ${name}: SvgIcon = /* @__PURE__ */ createIcon(${args});\n`,
    );
  }
  const lines = Object.keys(drawings).map((name) => `export * from './${kebab(name)}.js';\n`);
  writeChanged(`${ICONS}/compiled/index.ts`, `${HEAD}${lines.join('')}`);
}

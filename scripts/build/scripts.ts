import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { builtEntry } from '../../vite.shared.js';
import { ROOT, run } from '../shared/run.js';
import type { SharedFiles } from './embed/bundle.js';

/** Builds the package's scripts in both module formats (tsup.config.ts). */
export async function buildScripts(): Promise<void> {
  if ((await run('tsup', [])) !== 0) throw new Error('tsup could not build the scripts: see above');
  writeFileSync(`${ROOT}/dist/cjs/package.json`, '{ "type": "commonjs", "sideEffects": false }\n');
}

/** Writes the entries of languages. They re-export the frame's catalogues, so that each ships once. */
export function shareCatalogues({ languages }: SharedFiles): void {
  for (const [language, [file]] of Object.entries(languages)) {
    const entry = `${ROOT}/${builtEntry(`messages/${language}`)}`;
    mkdirSync(dirname(entry), { recursive: true });
    writeFileSync(
      entry,
      `export { messages } from '${relative(dirname(entry), `${ROOT}/dist/embed/${file}`)}';\n`,
    );
  }
}

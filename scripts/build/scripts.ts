import { writeFileSync } from 'node:fs';
import { ROOT, run } from '../shared/run.js';

/** Builds the package's scripts in both module formats (tsup.config.ts). */
export async function buildScripts(): Promise<void> {
  if ((await run('tsup', [])) !== 0) throw new Error('tsup could not build the scripts: see above');
  writeFileSync(`${ROOT}/dist/cjs/package.json`, '{ "type": "commonjs", "sideEffects": false }\n');
}

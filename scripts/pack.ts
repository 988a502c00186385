/**
 * Steps that `npm pack` runs. `prepack` builds the package and replaces the repository's README by npm's;
 * `postpack` (`--after`) restores it.
 */
import { readOptions } from './shared/options.js';
import { BUILT, putNpmReadme, restoreReadme } from './shared/pack-package.js';
import { run } from './shared/run.js';

const { after = false } = readOptions('tsx scripts/pack.ts [--after]', { after: { type: 'boolean' } });
restoreReadme();
if (!after) {
  const code = process.env[BUILT] === undefined ? await run('tsx', ['scripts/build-package.ts']) : 0;
  if (code !== 0) process.exit(code);
  putNpmReadme();
}

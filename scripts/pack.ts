/**
 * The steps that `npm pack` runs around its own work, so that it makes the package that is published: before it (`prepack`) builds the
 * package and puts npm's README in the place of the repository's, after it (`--after`, `postpack`) puts the repository's back.
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

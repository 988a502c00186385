/**
 * The steps that `npm pack` runs around its own work, so that it makes the package that is published: before it (`prepack`) builds the
 * package and puts npm's README in the place of the repository's, after it (`--after`, `postpack`) puts the repository's back.
 */
import { BUILT, putNpmReadme, restoreReadme } from './shared/pack-package';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { run } from './shared/run';

const [after] = refuseUnknownOptions('pack', ['--after']);
restoreReadme();
if (after === undefined) {
  const code = process.env[BUILT] === undefined ? await run('tsx', ['scripts/build-package.ts']) : 0;
  if (code !== 0) process.exit(code);
  putNpmReadme();
}

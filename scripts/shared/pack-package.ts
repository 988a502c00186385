import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { RESULTS, ROOT } from './run.js';

const PACKED = `${RESULTS}/packed`;

const README = `${ROOT}/README.md`;
/** The README that npm shows; the repository's is for contributors. */
const NPM_README = `${ROOT}/.github/NPM.md`;
/** Backup of the repository's README, while npm's is in its place. */
const KEPT_README = `${ROOT}/.cache/README.md`;

/** Environment variable that makes `prepack` skip the build. */
export const BUILT = 'TAPA_BUILT';

/** Replaces the repository's README by npm's, and keeps a backup. */
export function putNpmReadme(): void {
  mkdirSync(`${ROOT}/.cache`, { recursive: true });
  copyFileSync(README, KEPT_README);
  copyFileSync(NPM_README, README);
}

/** Restores the repository's README, also after an aborted pack, unless it was edited since. */
export function restoreReadme(): void {
  const isNpms = readFileSync(README, 'utf8') === readFileSync(NPM_README, 'utf8');
  if (isNpms && existsSync(KEPT_README)) renameSync(KEPT_README, README);
}

/** Packs the built package into a tarball, as it is published. Returns its path. */
export function packPackage(): string {
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(PACKED, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', PACKED], {
    cwd: ROOT,
    env: { ...process.env, [BUILT]: 'yes' },
  });
  return `${PACKED}/${readdirSync(PACKED).find((name) => name.endsWith('.tgz'))}`;
}

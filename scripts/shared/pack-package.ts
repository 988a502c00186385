import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { RESULTS, ROOT } from './run.js';

/** Where the tarball is left. */
const PACKED = `${RESULTS}/packed`;

const README = `${ROOT}/README.md`;
/** The README that npm shows; the repository's own is for those who work on it. */
const NPM_README = `${ROOT}/.github/NPM.md`;
/** The repository's README, while npm's is in its place. */
const KEPT_README = `${ROOT}/.cache/README.md`;

/** Tells `prepack` that dist/ is built. */
export const BUILT = 'TAPA_BUILT';

/** Puts npm's README in the place of the repository's, which is kept. */
export function putNpmReadme(): void {
  mkdirSync(`${ROOT}/.cache`, { recursive: true });
  copyFileSync(README, KEPT_README);
  copyFileSync(NPM_README, README);
}

/** Puts the repository's README back, also where packing broke off. One that was changed since then stays. */
export function restoreReadme(): void {
  const isNpms = readFileSync(README, 'utf8') === readFileSync(NPM_README, 'utf8');
  if (isNpms && existsSync(KEPT_README)) renameSync(KEPT_README, README);
}

/** Packs the built package into a tarball, as it is published, and returns its path. */
export function packPackage(): string {
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(PACKED, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', PACKED], {
    cwd: ROOT,
    env: { ...process.env, [BUILT]: 'yes' },
  });
  return `${PACKED}/${readdirSync(PACKED).find((name) => name.endsWith('.tgz'))}`;
}

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { RESULTS, ROOT } from './run';

/** Where the tarball is left. */
const PACKED = `${RESULTS}/packed`;

/** The README that npm shows; the repository's own is for those who work on it. */
const NPM_README = `${ROOT}/.github/NPM.md`;

/** Packs a folder into another, and returns the tarball's path. */
function pack(folder: string, into: string): string {
  mkdirSync(into, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', into], { cwd: folder });
  return `${into}/${readdirSync(into).find((name) => name.endsWith('.tgz'))}`;
}

/** Packs the built package into a tarball, as it is published: with the README for npm. */
export function packPackage(): string {
  rmSync(PACKED, { recursive: true, force: true });
  const staged = `${PACKED}/staged`;
  const tarball = pack(ROOT, staged);
  execFileSync('tar', ['-xzf', tarball, '-C', staged]);
  copyFileSync(NPM_README, `${staged}/package/README.md`);
  return pack(`${staged}/package`, PACKED);
}

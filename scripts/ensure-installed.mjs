/**
 * Runs `npm ci` when node_modules is missing or older than the lock file, so that `npm start` and `npm test`
 * work in a fresh clone. Plain JavaScript without dependencies: it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
// The same as `engines` in package.json.
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
  console.error(`Tapa needs Node 20.19, or 22.12 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const lockFile = `${root}package-lock.json`;
const installed = `${root}node_modules/.package-lock.json`;
const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs;

if (!isCurrent) {
  console.log('Installing dependencies (npm ci) …');
  const install = (...options) =>
    spawnSync('npm', ['ci', '--no-audit', '--no-fund', ...options], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status ?? 1;
  // Uses npm's cache first, since the lock file pins every version. An outdated cache makes that fail.
  process.exit(install('--prefer-offline') && install());
}

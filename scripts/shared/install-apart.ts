import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/**
 * Installs packages that one script alone needs, and few people run, into a folder of their own.
 *
 * @param folder - made where it is missing; `node_modules` comes into it
 * @param packages - each with its version, as 'lighthouse@12.8.2'
 * @param options - further options of `npm install`. @default none
 * @throws when npm fails, after npm has said why
 */
export function installApart(
  folder: string,
  packages: readonly string[],
  options: readonly string[] = [],
): void {
  mkdirSync(folder, { recursive: true });
  // Not `--silent`: that keeps also the reason of a failure to itself.
  const args = ['install', '--loglevel=error', '--no-save', ...options, '--prefix', folder, ...packages];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0)
    throw new Error(`npm could not install ${packages.join(', ')}. Is the registry within reach?`);
}

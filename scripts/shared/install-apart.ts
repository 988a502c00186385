import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/**
 * Installs packages that only one rarely used script needs into a separate folder.
 *
 * @param folder - created if missing; gets a `node_modules`
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
  // Not `--silent`, which would hide the reason of a failure too.
  const args = ['install', '--loglevel=error', '--no-save', ...options, '--prefix', folder, ...packages];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0)
    throw new Error(`npm could not install ${packages.join(', ')}. Is the registry within reach?`);
}

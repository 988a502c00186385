import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/**
 * Installs packages that only one rarely used script needs into a separate folder, which is created if
 * missing.
 *
 * @param packages - each with its version: 'lighthouse@12.8.2'
 * @param options - further options of `npm install`. @default none
 * @throws Error when npm fails, after npm's own message
 */
export function installApart(
  folder: string,
  packages: readonly string[],
  options: readonly string[] = [],
): void {
  mkdirSync(folder, { recursive: true });
  // Not `--silent`, which would hide errors too.
  const args = ['install', '--loglevel=error', '--no-save', ...options, '--prefix', folder, ...packages];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0)
    throw new Error(`npm could not install ${packages.join(', ')}. Is the registry within reach?`);
}

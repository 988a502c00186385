import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/**
 * Installs packages that one script alone needs, and few people run, into a folder of their own.
 *
 * @param folder - made where it is missing; `node_modules` comes into it
 * @param packages - each with its version, as 'lighthouse@12.8.2'
 * @param options - further options of `npm install`. @default none
 * @throws when npm fails; it has said why
 */
export function installApart(
  folder: string,
  packages: readonly string[],
  options: readonly string[] = [],
): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['install', '--silent', '--no-save', ...options, '--prefix', folder, ...packages], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Root of the repository, without a slash at its end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Where suites leave reports and pictures; ignored by git. */
export const RESULTS = `${ROOT}/test-results`;
mkdirSync(RESULTS, { recursive: true });

/** Vite's advice about a future way to load its config; ours is loaded by the bundler. */
export const QUIET = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

/** What a suite counted. */
export interface Tally {
  passed: number;
  failed: number;
}

export const addTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});

/** Runs a program of node_modules/.bin with its output shown, and resolves to its exit code. */
export function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(`${ROOT}/node_modules/.bin/${program}`, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...QUIET, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A step that either holds or does not: counts as one test. */
export async function step(title: string, holds: () => Promise<boolean>): Promise<Tally> {
  const isGreen = await holds().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  console.log(`${isGreen ? '✓' : '✗'} ${title}`);
  return isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A program that must end with exit code 0: counts as one test. */
export const runStep = (
  title: string,
  program: string,
  args: readonly string[],
  env?: Record<string, string>,
): Promise<Tally> => step(title, async () => (await run(program, args, env)) === 0);

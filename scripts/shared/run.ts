import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Where suites leave reports and pictures; ignored by git. */
export const RESULTS = `${ROOT}/test-results`;
mkdirSync(RESULTS, { recursive: true });

/** Silences Vite's warning about native config loading; this config needs the bundler. */
export const QUIET = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

/** The result of a suite. Each failure has a title and a message. */
export interface Tally {
  passed: number;
  failures: readonly string[];
}

export const addTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});

const MESSAGE_LINES = 12;

/** Returns a failure for the summary, with a shortened message: the suite has printed all of it. */
export const failure = (title: string, message = ''): string =>
  [title, ...stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES)].join('\n    ').trimEnd();

/** Runs a program of node_modules/.bin. Resolves to its exit code. */
export function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
  outputFile?: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const file = outputFile === undefined ? undefined : openSync(outputFile, 'w');
    const output = file ?? 'inherit';
    const child = spawn(`${ROOT}/node_modules/.bin/${program}`, args, {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...QUIET, ...env },
      shell: process.platform === 'win32',
    });
    if (file !== undefined) closeSync(file);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a step that passes or fails as a whole, and counts as one test. */
export async function step(title: string, holds: () => Promise<boolean>): Promise<Tally> {
  let message = '';
  const isGreen = await holds().catch((error: unknown) => {
    console.error(error);
    message = String(error);
    return false;
  });
  console.log(`${isGreen ? '✓' : '✗'} ${title}`);
  return isGreen ? { passed: 1, failures: [] } : { passed: 0, failures: [failure(title, message)] };
}

/** Runs a program that must end with exit code 0, and counts as one test. */
export const runStep = (title: string, program: string, args: readonly string[]): Promise<Tally> =>
  step(title, async () => (await run(program, args)) === 0);

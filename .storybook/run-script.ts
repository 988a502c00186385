import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** More than a script will ever print, in bytes. */
const MAX_BYTES = 2 ** 24;

/**
 * Runs a script of ours in a process of its own, because Storybook loads its configuration in a way of its own.
 *
 * @returns what it printed
 */
export async function runScript(...script: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', ...script], {
    maxBuffer: MAX_BYTES,
  });
  return stdout;
}

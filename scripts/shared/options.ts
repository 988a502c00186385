import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Returns the options of the running script. Prints the usage and exits with status 2 for an unknown option.
 *
 * @param usage - the command with all its options
 */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: T) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
    return process.exit(2);
  }
}

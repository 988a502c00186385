import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Returns the options of the script that runs. Ends it with status 2 and how it is called where one is not among `options`.
 *
 * @param usage the command with all that it can be given
 */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: T) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
    return process.exit(2);
  }
}

import { readFileSync } from 'node:fs';
import { leavesOf, type TokenFile } from './tokens/token-file';

/** The primitive colours and spaces as custom properties: '--tapa-coral-700', '--tapa-space-4'. */
export function primitiveVariables({ primitive }: Pick<TokenFile, 'primitive'>): string[] {
  return [
    ...leavesOf(primitive.color ?? {}).map(([path]) => `--tapa-${path.join('-')}`),
    ...leavesOf(primitive.space ?? {}).map(([path]) => `--tapa-space-${path.join('-')}`),
  ];
}

/**
 * Leaves primitives out of a minified stylesheet that nothing of the package reads: they are no part of what a host
 * may rely on (tokens.json has them all), and hex colours hardly compress.
 *
 * @param css - a minified stylesheet
 * @param readers - all styles and scripts that may read a variable
 */
export function withoutUnusedPrimitives(css: string, names: readonly string[], readers: string): string {
  return names
    .filter((name) => !readers.includes(`var(${name})`) && !readers.includes(`var(${name},`))
    .reduce((sheet, name) => sheet.replaceAll(new RegExp(`(?<=[{;])${name}:[^;}]*;?`, 'g'), ''), css);
}

/** Leaves out declarations that stand twice in a row: prefixing repeats those that the sources had once. */
export const withoutRepeats = (css: string): string =>
  css.replaceAll(/(?<=[{;])([a-z-]+:[^;{}"']*);(?:\1;)*\1(?=[;}])/g, '$1');

/** The names of the package's own primitives. */
export const ownPrimitives = (root: string): string[] =>
  primitiveVariables(JSON.parse(readFileSync(`${root}/src/theme/tokens.json`, 'utf8')) as TokenFile);

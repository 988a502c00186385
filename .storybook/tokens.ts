import { wcagContrast } from 'culori';
import type { ColorPair } from '../src/testing/tokens/color-pairs.js';
import { leavesOf, type Mode } from '../src/testing/tokens/token-file.js';
import { type DesignToken, type DesignTokenGroup, tokens } from '../src/theme/tokens.js';

export interface SemanticColor {
  /** 'text-muted' */
  name: string;
  use: string;
  /** Resolved for the default brand: '#4c556a'. */
  light: string;
  dark: string;
}

/** Resolves a reference, '{primitive.color.coral.700}', to its value. */
function resolve(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  const target = value
    .slice(1, -1)
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], tokens);
  return resolve((target as DesignToken | undefined)?.$value);
}

/** Returns the hex value of a colour token or a reference to one: '#7c3aed'. */
export function hexOfToken(value: unknown): string {
  const resolved = resolve(value);
  if (typeof resolved === 'object' && resolved !== null && 'hex' in resolved) return String(resolved.hex);
  throw new Error(`Not a colour: ${JSON.stringify(value)}`);
}

export const semanticColors: readonly SemanticColor[] = leavesOf(tokens.semantic.color ?? {}).map(
  ([path, { $value, $description, $extensions }]) => ({
    name: path.join('-'),
    use: $description ?? '',
    light: hexOfToken($extensions?.mode?.light ?? $value),
    dark: hexOfToken($extensions?.mode?.dark ?? $value),
  }),
);

export function colorNamed(name: string): SemanticColor {
  const color = semanticColors.find((candidate) => candidate.name === name);
  if (color === undefined) throw new Error(`There is no colour '${name}' in tokens.json.`);
  return color;
}

/** Returns the contrast of a pair in the default brand. */
export const contrastOf = ({ color, on }: ColorPair, mode: Mode): number =>
  wcagContrast(colorNamed(color)[mode], colorNamed(on)[mode]);

/** Returns the leaves of a group with joined names: `[['fast', …], ['base', …]]`. */
export const namedLeaves = (group: DesignTokenGroup | undefined): [string, DesignToken][] =>
  leavesOf(group ?? {}).map(([path, leaf]) => [path.join('-'), leaf]);

/** Returns a dimension or duration: `{value: 4, unit: 'px'}`. */
export const measureOf = ({ $value }: DesignToken) => resolve($value) as { value: number; unit: string };

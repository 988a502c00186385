import type { DesignToken, DesignTokenGroup } from '../../theme/tokens.js';

export const MODES = ['light', 'dark'] as const;

export type Mode = (typeof MODES)[number];

const isLeaf = (value: object): value is DesignToken => '$value' in value;

/** Returns all tokens of a group with their paths, in file order, without `$` metadata. */
export function leavesOf(group: DesignTokenGroup, path: string[] = []): [string[], DesignToken][] {
  return Object.entries(group).flatMap(([name, value]): [string[], DesignToken][] => {
    if (name.startsWith('$') || typeof value === 'string') return [];
    return isLeaf(value) ? [[[...path, name], value]] : leavesOf(value, [...path, name]);
  });
}

export function hexOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'hex' in value) return String(value.hex);
  throw new Error(`Not a resolved colour: ${JSON.stringify(value)}`);
}

/** `{primitive.color.coral.700}` → 'var(--tapa-coral-700)'; `{contract.brand}` → 'var(--tapa-brand)'. */
export function referenceToVariable(reference: string): string {
  const path = reference.slice(1, -1).split('.');
  if (path[0] === 'contract') return `var(--tapa-${path.slice(1).join('-')})`;
  if (path[0] === 'primitive') return `var(--tapa-${path.slice(path[1] === 'color' ? 2 : 1).join('-')})`;
  return `var(--tapa-${path.slice(1).join('-')})`;
}

export function modeFormulas(leaf: DesignToken): { light: string; dark: string } {
  const derive = leaf.$extensions?.tapa?.derive;
  if (derive && typeof derive === 'object') return derive;
  const mode = leaf.$extensions?.mode;
  if (mode === undefined)
    throw new Error(`A semantic colour needs a light and a dark value: ${JSON.stringify(leaf)}`);
  return { light: colorOf(mode.light), dark: colorOf(mode.dark) };
}

export const colorOf = (value: unknown) =>
  typeof value === 'string' ? referenceToVariable(value) : hexOf(value);

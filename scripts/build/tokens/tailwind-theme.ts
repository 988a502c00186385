import { leavesOf, referenceToVariable } from '../../../src/testing/tokens/token-file.js';
import { type DesignToken, tokens } from '../../../src/theme/tokens.js';

/** Names of text colours in classes: `t:text-ink`, `t:text-muted`, `t:text-subtle`, `t:text-on-inverse`. */
const COLOR_ALIASES: Record<string, string> = {
  text: 'ink',
  'text-muted': 'muted',
  'text-subtle': 'subtle',
  'text-inverse': 'on-inverse',
};

/** `{ canvas: 'var(--tapa-color-canvas)', … }`. */
export const semanticColors = Object.fromEntries(
  leavesOf(tokens.semantic.color ?? {}).map(([path]) => {
    const name = path.join('-');
    return [COLOR_ALIASES[name] ?? name, `var(--tapa-color-${name})`];
  }),
);

interface TextStyle {
  fontSize: { value: number };
  fontWeight: string;
  letterSpacing: { value: number };
  lineHeight: number;
}

export const typeScale = Object.fromEntries(
  leavesOf(tokens.semantic.typography ?? {}).map(
    ([[name = ''], leaf]): [string, [string, Record<string, string>]] => {
      const { fontSize, fontWeight: weight, letterSpacing, lineHeight } = leaf.$value as unknown as TextStyle;
      return [
        name,
        [
          `var(--tapa-text-${name})`,
          {
            lineHeight: `${lineHeight}`,
            letterSpacing:
              letterSpacing.value === 0
                ? '0'
                : `${Number((letterSpacing.value / fontSize.value).toFixed(4))}em`,
            fontWeight: weight.startsWith('{contract')
              ? referenceToVariable(weight)
              : weight.endsWith('semibold}')
                ? '600'
                : '400',
          },
        ],
      ];
    },
  ),
);

/**
 * Component sizes as spacing: `t:min-h-stat-min-height`. Each reads its component token, with the default as
 * fallback, so that a partner can set `--tapa-stat-min-height` on any ancestor.
 */
export const componentSizes: Record<string, string> = Object.fromEntries(
  Object.entries(tokens.component).flatMap(([component, group]) =>
    leavesOf(group)
      .filter(([path]) => !path.includes('color'))
      .map(([path, leaf]) => {
        const name = path[0] === 'default' ? component : `${component}-${path.join('-')}`;
        return [name, `var(--tapa-${name}, ${defaultOf(leaf)})`];
      }),
  ),
);

function defaultOf(leaf: DesignToken): string {
  const derived = leaf.$extensions?.tapa?.derive;
  if (typeof derived === 'string') return derived;
  if (typeof leaf.$value === 'string') return referenceToVariable(leaf.$value);
  const { value, unit } = leaf.$value as { value: number; unit: string };
  return `${value}${unit}`;
}

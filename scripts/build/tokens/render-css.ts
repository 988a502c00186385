import { colorOf, hexOf, leavesOf, modeFormulas } from '../../../src/testing/tokens/token-file.js';
import type { DesignToken, DesignTokenGroup, DesignTokens } from '../../../src/theme/tokens.js';
import { motifs } from './motifs.js';

const block = (selector: string, lines: string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
/** Two selectors: browsers would test a single `:where()` with a list against every element. */
const THEMED = ':where(:root), :where([data-tapa-theme])';
const declare = (name: string, value: string | number) => `--tapa-${name}: ${value};`;
const px = ({ value, unit }: { value: number; unit: string }) => `${value}${unit}`;
const trim = (value: number) => Number(value.toFixed(4)).toString();

export function renderTokensCss(tokens: DesignTokens): string {
  return [
    '/* Compiled from tokens.json before every build.\n' +
      '   Primitive and contract tokens stand on :root. Semantic tokens are formulas over the contract and are\n' +
      '   declared again on every [data-tapa-theme], because a custom property resolves where it is declared.\n' +
      '   Component tokens are never declared: components read them with a fallback. */\n',
    '@layer tapa.tokens {\n',
    block(':where(:root)', [...primitives(tokens), ...contract(tokens)]),
    block(THEMED, semantic(tokens)),
    colorSchemes(),
    reducedMotion(tokens),
    '}\n',
  ].join('');
}

/** Renders the colours for browsers without relative colours or `light-dark()`. */
export function renderOldBrowsersCss(tokens: DesignTokens): string {
  return [
    '/* Compiled from tokens.json before every build. */\n',
    '@layer tapa.tokens {\n',
    fallbackForOldBrowsers(tokens),
    '}\n',
  ].join('');
}

function primitives({ primitive }: DesignTokens): string[] {
  const colors = leavesOf(primitive.color ?? {}).map(([path, leaf]) =>
    declare(path.join('-'), hexOf(leaf.$value)),
  );
  const spaces = leavesOf(primitive.space ?? {}).map(([path, leaf]) =>
    declare(`space-${path.join('-')}`, px(leaf.$value as { value: number; unit: string })),
  );
  const durations = ['duration', 'loop', 'wait'].flatMap((group) =>
    leavesOf(primitive[group] ?? {}).map(([path, leaf]) =>
      declare(`${group}-${path.join('-')}`, px(leaf.$value as { value: number; unit: string })),
    ),
  );
  const easings = leavesOf(primitive.easing ?? {}).map(([path, leaf]) =>
    declare(
      path[0] === 'standard' ? 'ease' : `ease-${path[0]}`,
      `cubic-bezier(${(leaf.$value as number[]).join(', ')})`,
    ),
  );
  return [
    ...colors,
    ...spaces,
    ...durations,
    ...easings,
    ...Object.entries(motifs).map(([name, url]) => declare(name, url)),
  ];
}

/** Contract tokens that are never declared: formulas that read them fall back to a colour of the brand. */
const OPTIONAL = ['accent', 'deep'];

function contract({ contract: group, primitive }: DesignTokens): string[] {
  const fontStack = (name: 'display' | 'text') => {
    const families = (primitive.fontFamily as Record<string, DesignToken>)[name]?.$value as string[];
    return families.map((family) => (/\s/.test(family) ? `"${family}"` : family)).join(', ');
  };
  return leavesOf(group).flatMap(([[name], leaf]) => {
    if (name === undefined || OPTIONAL.includes(name)) return [];
    if (leaf.$type === 'color') return [declare(name, hexOf(leaf.$value))];
    if (leaf.$type === 'dimension')
      return [declare(name, px(leaf.$value as { value: number; unit: string }))];
    if (leaf.$type === 'fontFamily')
      return [declare(name, fontStack(name.endsWith('display') ? 'display' : 'text'))];
    return [declare(name, String(leaf.$value))];
  });
}

function semantic({ semantic: group }: DesignTokens): string[] {
  return [
    ...colors(group.color ?? {}),
    ...radii(group.radius ?? {}),
    ...typography(group.typography ?? {}),
    ...shadows(group.shadow ?? {}),
  ];
}

/** Declares both schemes in one: `light-dark()` follows the color-scheme where the token is used. */
function colors(group: DesignTokenGroup): string[] {
  return leavesOf(group).map(([path, leaf]) => {
    const { light, dark } = modeFormulas(leaf);
    return declare(`color-${path.join('-')}`, light === dark ? light : `light-dark(${light}, ${dark})`);
  });
}

function radii(group: DesignTokenGroup): string[] {
  return leavesOf(group).map(([path, leaf]) =>
    declare(`radius-${path.join('-')}`, String(leaf.$extensions?.tapa?.derive)),
  );
}

/** Declares sizes as multiples of --tapa-rem: 1rem, or the reader's normal text size in a widget. */
function typography(group: DesignTokenGroup): string[] {
  return leavesOf(group).map(([[name], leaf]) => {
    const { fontSize } = leaf.$value as { fontSize: { value: number } };
    return declare(`text-${name}`, `calc(${trim(fontSize.value / 16)} * var(--tapa-rem, 1rem))`);
  });
}

function shadows(group: DesignTokenGroup): string[] {
  type Shadow = {
    color: { alpha: number };
    offsetX: { value: number };
    offsetY: { value: number };
    blur: { value: number };
    spread: { value: number };
  };
  const dark: Record<string, (alpha: number) => string> = {
    1: () => 'transparent',
    2: (alpha) => `oklch(from var(--tapa-ink) 0.08 c h / ${trim(alpha * 3)})`,
    3: (alpha) => `oklch(from var(--tapa-ink) 0.08 c h / ${trim(alpha * 2.4)})`,
  };
  return leavesOf(group).map(([[name = ''], leaf]) => {
    const layers = (leaf.$value as Shadow[]).map(({ color, offsetX, offsetY, blur, spread }) => {
      const light = `oklch(from var(--tapa-ink) l c h / ${trim(color.alpha)})`;
      const offsets = [offsetX, offsetY, blur, spread]
        .map(({ value }) => (value === 0 ? '0' : `${value}px`))
        .join(' ');
      return `${offsets} light-dark(${light}, ${dark[name]?.(color.alpha)})`;
    });
    return declare(`shadow-${name}`, layers.join(', '));
  });
}

/** Marks of a page's scheme, for the theme roots inside. A class overrides an attribute beside it. */
const DARK = ':where(.dark, [data-theme="dark"]:not(.light))';
const LIGHT = ':where(.light:not(.dark), [data-theme="light"]:not(.dark))';
const ROOTS = ':where([data-tapa-theme])';

/**
 * Renders the `color-scheme` of theme roots; the host page keeps its own. A root without a mark inherits the
 * page's scheme. Marks are `!important`, so that they override any other `color-scheme`, but a provider's
 * prop (`data-theme`) overrides them. Marks do not apply to print, so that a page can print in light.
 */
function colorSchemes(): string {
  const scheme = (selector: string, value: string) => block(selector, [`color-scheme: ${value} !important;`]);
  const own = (value: string) => `:where([data-tapa-theme][data-theme="${value}"])`;
  return `@media not print {\n${[
    scheme(`${DARK} ${ROOTS}`, 'dark'),
    scheme(`${LIGHT} ${ROOTS}`, 'light'),
    // The nearest of two or three marks wins.
    scheme(`${LIGHT} ${DARK} ${ROOTS}`, 'dark'),
    scheme(`${LIGHT} ${DARK} ${LIGHT} ${ROOTS}`, 'light'),
    // A provider's scheme overrides the page's for providers inside, unless they have their own. Compilers
    // that replace light-dark() keep the scheme in two variables, and do not handle `inherit`.
    block(`:where([data-tapa-theme][data-theme]) ${ROOTS}`, [
      'color-scheme: inherit !important;',
      '--lightningcss-light: inherit !important;',
      '--lightningcss-dark: inherit !important;',
    ]),
    scheme(':where([data-tapa-theme].light)', 'light'),
    scheme(':where([data-tapa-theme].dark)', 'dark'),
    scheme(own('dark'), 'dark'),
    scheme(own('light'), 'light'),
    scheme(own('system'), 'light dark'),
  ]
    .join('')
    .replaceAll(/^(?=.)/gm, '  ')}}\n`;
}

/** Sets all duration tokens to zero under reduced motion (WCAG 2.3.3). */
function reducedMotion({ primitive }: DesignTokens): string {
  const none = leavesOf(primitive.duration ?? {}).map(([path]) =>
    declare(`duration-${path.join('-')}`, '0s'),
  );
  return `@media (prefers-reduced-motion: reduce) {\n${block(':where(:root)', none)}}\n`;
}

/** Renders the default brand's resolved colours, in the scheme that the page marks. */
function fallbackForOldBrowsers({ semantic: group }: DesignTokens): string {
  const resolved = (mode: 'light' | 'dark') =>
    leavesOf(group.color ?? {}).map(([path, leaf]) =>
      declare(`color-${path.join('-')}`, colorOf(leaf.$extensions?.mode?.[mode])),
    );
  const indent = (css: string) => css.replaceAll(/^(?=.)/gm, '  ');
  return `@supports not (color: light-dark(oklch(from red l c h), red)) {\n${indent(
    block(THEMED, resolved('light')) +
      block(
        // Not in a light provider on a dark page. Inside providers of both schemes the light one wins: the
        // nearer one could only win if each colour were inherited.
        ':where([data-theme="dark"], .dark), :where([data-theme="dark"], .dark) :where([data-tapa-theme]:not([data-theme="light"], [data-theme="light"] *, .light *))',
        resolved('dark'),
      ),
  )}}\n`;
}

import { readFileSync } from 'node:fs';
import { motifs } from './tokens/motifs';
import { leavesOf, type TokenFile } from './tokens/token-file';

/** The primitive colours, spaces and patterns as custom properties: '--tapa-coral-700', '--tapa-space-4'. */
function primitiveVariables({ primitive }: Pick<TokenFile, 'primitive'>): string[] {
  return [
    ...leavesOf(primitive.color ?? {}).map(([path]) => `--tapa-${path.join('-')}`),
    ...leavesOf(primitive.space ?? {}).map(([path]) => `--tapa-space-${path.join('-')}`),
    ...Object.keys(motifs).map((name) => `--tapa-${name}`),
  ];
}

/** Leaves every declaration of a property out of a minified stylesheet. */
const withoutDeclarations = (css: string, name: string): string =>
  css.replaceAll(new RegExp(`(?<=[{;])${name}:(?:"[^"]*"|[^;}"])*;?`, 'g'), '');

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
    .reduce(withoutDeclarations, css);
}

/** Leaves out declarations that stand twice in a row: prefixing repeats those that the sources had once. */
export const withoutRepeats = (css: string): string =>
  css.replaceAll(/(?<=[{;])([a-z-]+:[^;{}"']*);(?:\1;)*\1(?=[;}])/g, '$1');

/** Writes rules that follow each other and have the same selector as one. */
export function withRulesJoined(css: string): string {
  const joined = css.replaceAll(/(?<=^|[{}])([^{}@]+)\{([^{}]*)\}\1\{/g, '$1{$2;');
  return joined === css ? css : withRulesJoined(joined);
}

/**
 * Leaves out what Tailwind adds for browsers without color-mix(): they have no container queries either, which all
 * layouts of the package need.
 */
export const withoutMixFallbacks = (css: string): string =>
  css.replaceAll(
    /(?<=[{}])([^{}]+)\{([^{}]*)(?<=[{;])([a-z-]+):[^;{}]*\}@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{\1\{(\3:[^{}]*)\}\}/g,
    '$1{$2$4}',
  );

/** base.css gives every element a solid border, of no width. A ::before or ::after has none: it says `border-solid`. */
export const withoutBorderStyles = (css: string): string =>
  css.replaceAll(/(?<=[{;])border(?:-[a-z-]+)?-style:var\(--tw-border-style\);?/g, '');

/**
 * Leaves out Tailwind's rule for browsers that cannot register a custom property, which declares all of them: those
 * are Firefox before 128 and Safari before 16.4, both older than scripts/build/browser-targets.ts.
 */
export const withoutUnregistered = (css: string): string =>
  css.replace(/@layer properties\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/, '');

/**
 * Leaves out the custom properties of Tailwind that no rule sets, and writes the initial value where they are read; and
 * those that no rule reads.
 */
export function withoutIdleVariables(css: string): string {
  const names = new Set(css.match(/(?<=[{;])--tw-[\w-]+(?=:)|(?<=@property )--tw-[\w-]+/g));
  let slim = css;
  for (const name of names) {
    const isSet = new RegExp(`[{;]${name}:`).test(css);
    const isRead = css.includes(`var(${name})`) || css.includes(`var(${name},`);
    if (isSet && isRead) continue;
    const registration = new RegExp(`@property ${name}\\{([^}]*)\\}`);
    const initial = /initial-value:([^;}]*)/.exec(registration.exec(slim)?.[1] ?? '')?.[1];
    slim = withoutDeclarations(withVariableReplaced(slim, name, initial), name).replace(registration, '');
  }
  return slim
    .replaceAll(/,(--tw-[\w-]+)(?=[,;}])/g, (listed, name: string) => (names.has(name) ? listed : ''))
    .replaceAll(/(?<=box-shadow:(?:[^;{}]*, ?)?)0 0 #0000, ?/g, '');
}

/** Container queries, each with its rules. */
const QUERIES = /(@container [^{}]*)\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** By these Tailwind's weights, line heights and trackings win over the text sizes of queries, which stand after them. */
const TYPE_VARIABLES = ['--tw-leading', '--tw-tracking', '--tw-font-weight'];
/** By these a duration and an easing win over those of a transition. They stand after it anyway. */
const TRANSITION_VARIABLES = ['--tw-duration', '--tw-ease'];

/**
 * Writes values in the places of the custom properties by which Tailwind's classes speak to each other: browsers work
 * these out one by one, for every element that has some.
 */
export const withPlainValues = (css: string): string =>
  [...TYPE_VARIABLES, ...TRANSITION_VARIABLES]
    .reduce(
      (sheet, name) => withoutDeclarations(withVariableReplaced(sheet, name, undefined), name),
      withSizesOfQueriesFirst(css),
    )
    .replaceAll(/--tw-shadow:([^;{}]*);box-shadow:([^;{}]*)var\(--tw-shadow\)/g, 'box-shadow:$2$1');

/** Moves the text sizes of queries behind those without one, before what sets a weight, a line height or a tracking. */
function withSizesOfQueriesFirst(css: string): string {
  const sizes: string[] = [];
  const others = css.replaceAll(QUERIES, (_, query: string, rules: string) => {
    const kept = rules.replaceAll(/[^{}]+\{[^{}]*\}/g, (rule) => {
      if (!rule.includes(`var(${TYPE_VARIABLES[0]},`)) return rule;
      sizes.push(`${query}{${rule}}`);
      return '';
    });
    return kept === '' ? '' : `${query}{${kept}}`;
  });
  const lastSize = others.lastIndexOf(`var(${TYPE_VARIABLES[0]},`);
  if (lastSize < 0) return css;
  if (TYPE_VARIABLES.some((name) => others.slice(0, lastSize).includes(`${name}:`)))
    throw new Error(`A text size stands after a weight: ${others.slice(lastSize - 80, lastSize)}`);
  const place = others.indexOf('}', lastSize) + 1;
  return others.slice(0, place) + sizes.join('') + others.slice(place);
}

/** Writes a value, or the fallback where there is none, in the place of `var(name)` and `var(name,fallback)`. */
function withVariableReplaced(css: string, name: string, value: string | undefined): string {
  const start = [...css.matchAll(new RegExp(`var\\(${name}(?=[,)])`, 'g'))].at(-1)?.index;
  if (start === undefined) return css;
  const end = closingBracket(css, start + 'var('.length);
  const comma = start + `var(${name}`.length;
  const text = value ?? css.slice(comma + 1, end).trimStart();
  if (text === '') throw new Error(`${name} is read and has no value: ${css.slice(start - 80, end + 1)}`);
  return withVariableReplaced(`${css.slice(0, start)}${text}${css.slice(end + 1)}`, name, value);
}

/** Where the bracket closes that was open at a place. */
function closingBracket(css: string, from: number): number {
  let depth = 1;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1;
    else if (css[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket is not closed: ${css.slice(from, from + 80)}`);
}

/**
 * Writes the queries of a named container that follow each other, with those of others in between, as one. No element
 * has classes for two named containers, so their order among each other means nothing.
 */
export const withQueriesJoined = (css: string): string =>
  css.replaceAll(/(?:@container [a-z]+ (?:not )?\([^()]*\)\{(?:[^{}]|\{[^{}]*\})*\}){2,}/g, (run) => {
    const queries = new Map<string, string>();
    for (const [, query = '', rules = ''] of run.matchAll(QUERIES))
      queries.set(query, (queries.get(query) ?? '') + rules);
    return [...queries].map(([query, rules]) => `${query}{${rules}}`).join('');
  });

/**
 * Writes Tailwind's `:is(.a>*)` without `:is()`: it weighs the same, and browsers that look at a rule for every element
 * see from the outside that it needs a parent with a class.
 */
export const withPlainChildren = (css: string): string =>
  css.replaceAll(/(?<=^|[{},]):is\((\.(?:\\.|[^\\()>])+?) ?> ?\*\)/g, '$1>*');

/**
 * Gives each tag of a list at a selector's end a selector of its own: browsers look at such a one for that tag's
 * elements, and at a list for every element of the page.
 */
export const withTagsApart = (css: string): string =>
  css.replaceAll(
    /(?<=^|[{}])((?:[a-z]+ )*|\.(?:\\.|[^\\{},])*>):is\(([a-z0-9]+(?:,[a-z0-9]+)+)\)([^{},]*(?:\([^{}()]*\))?)(?=\{)/g,
    (_, before: string, tags: string, after: string) =>
      tags
        .split(',')
        .map((tag) => `${before}${tag}${after}`)
        .join(','),
  );

/** Leaves out `calc()` in the first place of `min()` and its like, which calculate themselves. */
export const withoutInnerCalc = (css: string): string =>
  css.replaceAll(/(?<=\b(?:min|max|clamp)\()calc\(([^()]*)\)(?=,)/g, '$1');

/** Takes out of a minified stylesheet of ours what changes nothing. */
export const slimSheet = (css: string): string =>
  [
    withoutRepeats,
    withoutUnregistered,
    withoutMixFallbacks,
    withRulesJoined,
    withoutBorderStyles,
    withPlainValues,
    withoutIdleVariables,
    withQueriesJoined,
    withPlainChildren,
    withTagsApart,
    withoutInnerCalc,
  ].reduce((sheet, step) => step(sheet), css);

/** The names of the package's own primitives. */
export const ownPrimitives = (root: string): string[] =>
  primitiveVariables(JSON.parse(readFileSync(`${root}/src/theme/tokens.json`, 'utf8')) as TokenFile);

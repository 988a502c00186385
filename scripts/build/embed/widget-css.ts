import { readFileSync } from 'node:fs';
import { compile, type Polyfills } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import {
  type Declaration,
  Features,
  type SelectorComponent,
  type TokenOrValue,
  transform,
  type Visitor,
} from 'lightningcss';
import { BRAND_VARIABLES } from '../../../src/embed/element/attributes.js';
import { ROOT } from '../../shared/run.js';

const FOLDER = `${ROOT}/src/embed/element`;

/** Makes Tailwind set initial values by a rule too: shadow roots ignore `@property`. */
const AT_PROPERTY: Polyfills.AtProperty = 1;

/** Placeholder in widget.css, replaced by declarations that read the page's brand variables. */
const PAGE = '--page';

const pageName = (name: string): string => name.replace('--tapa', PAGE);

type Visits = Visitor<Record<string, never>>;

/**
 * Returns the styles of a widget for its shadow root: the library's tokens, its reset and the classes in the
 * code.
 *
 * @param onInput - called with the path of each source stylesheet
 */
export async function widgetCss(code: string, onInput: (path: string) => void): Promise<string> {
  const { build } = await compile(readFileSync(`${FOLDER}/widget.css`, 'utf8'), {
    base: FOLDER,
    onDependency: onInput,
    polyfills: AT_PROPERTY,
  });
  const classes = new Scanner({}).scanFiles([{ content: code, extension: 'js' }]);
  return forShadowRoot(build(classes), code);
}

/**
 * Adapts the library's styles to a shadow root, where `:root` matches nothing, `@property` is ignored, and
 * the page's brand variables are inherited.
 *
 * @param code - the widget's script: variables that it reads are kept
 * @throws Error for a length in rem, because the page may change the size of rem
 */
export function forShadowRoot(css: string, code: string): string {
  const defaults = new Map<string, TokenOrValue[]>();
  rewrite(css, {
    Declaration: {
      custom({ name, value }) {
        if (BRAND_VARIABLES.includes(name)) defaults.set(name, value);
      },
    },
  });
  const adapted = rewrite(css, {
    Rule: {
      property: () => [],
      'layer-block'({ value: layer }) {
        if (layer.name?.join('.') !== 'properties') return;
        const rules = layer.rules.flatMap((rule) => (rule.type === 'supports' ? rule.value.rules : rule));
        return { type: 'layer-block', value: { ...layer, rules } };
      },
    },
    Selector(selector) {
      return selector.map(inShadow);
    },
    Declaration: {
      custom({ name }) {
        // The element takes the page's value, or else the default. The theme inside reads the element's
        // value.
        if (name === PAGE) return [...defaults].map(([own, value]) => declare(pageName(own), own, value));
        return defaults.has(name) ? declare(name, pageName(name)) : undefined;
      },
    },
    Variable({ name: { ident } }) {
      // Without the fallback: every widget sets this variable to the reader's text size.
      return ident === '--tapa-rem' ? variable(ident) : undefined;
    },
  });
  return rewrite(withoutUnread(withConstants(adapted), code), {
    StyleSheet(sheet) {
      // The notices ship in licenses.txt.
      return withoutNulls({ ...sheet, licenseComments: [] });
    },
    Length({ unit, value }) {
      if (unit === 'rem') throw new Error(`A widget's styles have a length of ${value}rem`);
    },
  });
}

const variable = (ident: string, fallback?: TokenOrValue[]): TokenOrValue => ({
  type: 'var',
  value: { name: { ident }, ...(fallback && { fallback }) },
});

const declare = (name: string, other: string, fallback?: TokenOrValue[]): Declaration => ({
  property: 'custom',
  value: { name, value: [variable(other, fallback)] },
});

/** Replaces `:root` by the selector of the theme's root element. */
function inShadow(part: SelectorComponent): SelectorComponent {
  if (part.type !== 'pseudo-class') return part;
  if (part.kind === 'root') return { type: 'attribute', name: 'data-tapa-theme' };
  return part.kind === 'where'
    ? { ...part, selectors: part.selectors.map((selector) => selector.map(inShadow)) }
    : part;
}

/** Inlines tokens that no brand and no query changes. Images stay variables, because they are long. */
function withConstants(css: string): string {
  const values = new Map<string, TokenOrValue[]>();
  const varying = new Set<string>();
  let isTokens = false;
  let declared = '';
  rewrite(css, {
    Rule: {
      'layer-block'({ value: { name } }) {
        isTokens = name?.join('.') === 'tapa.tokens';
      },
    },
    Declaration: {
      custom({ name, value }) {
        declared = name;
        if (!isTokens || values.has(name)) varying.add(name);
        values.set(name, value);
      },
    },
    DeclarationExit: {
      custom() {
        declared = '';
      },
    },
    Url() {
      varying.add(declared);
    },
    Variable({ name: { ident } }) {
      if (ident !== '--tapa-rem') varying.add(declared);
    },
  });
  const plain = rewrite(css, {
    Variable({ name: { ident } }) {
      return varying.has(ident) ? undefined : withoutNulls(values.get(ident));
    },
  });
  return plain === css ? css : withConstants(plain);
}

/** Lightning CSS returns nulls for missing values but does not accept them as input. */
const withoutNulls = <Part>(part: Part): Part =>
  part && JSON.parse(JSON.stringify(part, (_, value) => value ?? undefined));

/** Removes unused variables and keyframes, repeatedly: one may be used only by another unused one. */
function withoutUnread(css: string, code: string): string {
  const read = new Set<string>();
  rewrite(css, {
    Variable({ name: { ident } }) {
      read.add(ident);
    },
  });
  const isUnread = (name: string) => name.startsWith('--') && !read.has(name) && !code.includes(name);
  const slim = rewrite(css, {
    Rule: {
      // Unused: its name occurs only in its own rule.
      keyframes: ({ value: { name } }) =>
        css.indexOf(name.value) === css.lastIndexOf(name.value) ? [] : undefined,
    },
    Declaration: { custom: ({ name }) => (isUnread(name) ? [] : undefined) },
  });
  return slim === css ? css : withoutUnread(slim, code);
}

/** Compiles nesting away, because the oldest supported browsers interpret it differently. */
const rewrite = (css: string, visitor: Visits): string =>
  transform({
    filename: 'widget.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.Nesting,
    visitor,
  }).code.toString();

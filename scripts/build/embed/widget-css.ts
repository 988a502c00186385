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
import { BRAND_VARIABLES } from '../../../src/embed/element/look';
import { ROOT } from '../../shared/run';

const FOLDER = `${ROOT}/src/embed/element`;

/** A rule that gives registered properties their initial values, for places where none can be registered. */
const AT_PROPERTY: Polyfills.AtProperty = 1;

/** Stands in widget.css where the build declares what the page has set of the brand. */
const PAGE = '--page';

const pageName = (name: string): string => name.replace('--tapa', PAGE);

type Visits = Visitor<Record<string, never>>;

/**
 * The styles that a widget's code needs, for a shadow root: the library's tokens, its reset and the classes in the code.
 *
 * @param onInput - called with each stylesheet that they are made of
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
 * Adapts the library's styles to a shadow root, where no selector matches `:root`, `@property` is ignored, and what the
 * page has set of the brand is inherited.
 *
 * @param code - the script that comes with the styles: a variable that it reads stays
 * @throws Error for a length in rem, which the page may have changed
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
        // On the element: what the page has set, else the default. Inside, the theme reads that.
        if (name === PAGE) return [...defaults].map(([own, value]) => declare(pageName(own), own, value));
        return defaults.has(name) ? declare(name, pageName(name)) : undefined;
      },
    },
    Variable({ name: { ident } }) {
      // Every widget sets it, to what the reader has chosen as the size of normal text.
      return ident === '--tapa-rem' ? variable(ident) : undefined;
    },
  });
  return rewrite(withoutUnread(withConstants(adapted), code), {
    StyleSheet(sheet) {
      // The notices ship as a file.
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

/** A variable that has the value of another one. */
const declare = (name: string, other: string, fallback?: TokenOrValue[]): Declaration => ({
  property: 'custom',
  value: { name, value: [variable(other, fallback)] },
});

/** `:root` in the styles is the root of a theme in a shadow. */
function inShadow(part: SelectorComponent): SelectorComponent {
  if (part.type !== 'pseudo-class') return part;
  if (part.kind === 'root') return { type: 'attribute', name: 'data-tapa-theme' };
  return part.kind === 'where'
    ? { ...part, selectors: part.selectors.map((selector) => selector.map(inShadow)) }
    : part;
}

/**
 * Writes the values of tokens where they are read, as the compiler of a theme would: those that no brand and no query
 * changes, and that are no pictures.
 */
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

/** Lightning CSS hands out nulls for what is missing, and takes none. */
const withoutNulls = <Part>(part: Part): Part =>
  part && JSON.parse(JSON.stringify(part, (_, value) => value ?? undefined));

/** Leaves out variables and keyframes that neither the styles nor the code names, then those that only they name. */
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
      // Its own name is the only one.
      keyframes: ({ value: { name } }) =>
        css.indexOf(name.value) === css.lastIndexOf(name.value) ? [] : undefined,
    },
    Declaration: { custom: ({ name }) => (isUnread(name) ? [] : undefined) },
  });
  return slim === css ? css : withoutUnread(slim, code);
}

/** Without nesting, which the oldest of our browsers read differently. */
const rewrite = (css: string, visitor: Visits): string =>
  transform({
    filename: 'widget.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.Nesting,
    visitor,
  }).code.toString();

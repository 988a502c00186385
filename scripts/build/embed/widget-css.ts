import { readFileSync } from 'node:fs';
import { compile, type Polyfills } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { Features, type SelectorComponent, type TokenOrValue, transform, type Visitor } from 'lightningcss';
import { BRAND_VARIABLES } from '../../../src/embed/element/look';
import { ROOT } from '../../shared/run';

const FOLDER = `${ROOT}/src/embed/element`;

/** A rule that gives registered properties their initial values, for places where none can be registered. */
const AT_PROPERTY: Polyfills.AtProperty = 1;

type Visits = Visitor<Record<string, never>>;

/** The styles that a widget's code needs, for a shadow root: the library's tokens, its reset and the classes in the code. */
export async function widgetCss(code: string): Promise<string> {
  const { build } = await compile(readFileSync(`${FOLDER}/widget.css`, 'utf8'), {
    base: FOLDER,
    onDependency: () => {},
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
  const brand = new Map<string, TokenOrValue[]>();
  rewrite(css, {
    Declaration: {
      custom({ name, value }) {
        if (BRAND_VARIABLES.includes(name)) brand.set(name, value);
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
    // The page's value is inherited; where it has none, the default is read.
    Declaration: { custom: ({ name }) => (brand.has(name) ? [] : undefined) },
    Variable({ name: { ident }, fallback }) {
      // Every widget sets it, to what the reader has chosen as the size of normal text.
      if (ident === '--tapa-rem') return { type: 'var', value: { name: { ident } } };
      const value = fallback ? undefined : brand.get(ident);
      return value && { type: 'var', value: { name: { ident }, fallback: value } };
    },
  });
  return rewrite(withoutUnread(withConstants(adapted), code), {
    Length({ unit, value }) {
      if (unit === 'rem') throw new Error(`A widget's styles have a length of ${value}rem`);
    },
  });
}

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
const withoutNulls = (tokens: TokenOrValue[] | undefined): TokenOrValue[] | undefined =>
  tokens && JSON.parse(JSON.stringify(tokens, (_, part) => part ?? undefined));

/** Leaves out variables that neither the styles nor the code reads, then those that only they read. */
function withoutUnread(css: string, code: string): string {
  const read = new Set<string>();
  rewrite(css, {
    Variable({ name: { ident } }) {
      read.add(ident);
    },
  });
  const isUnread = (name: string) => name.startsWith('--') && !read.has(name) && !code.includes(name);
  const slim = rewrite(css, { Declaration: { custom: ({ name }) => (isUnread(name) ? [] : undefined) } });
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

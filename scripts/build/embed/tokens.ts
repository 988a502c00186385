import { readFileSync } from 'node:fs';
import { ROOT } from '../../shared/run';
import { THEMED } from '../tokens/render-css';

/**
 * What of the contract, which a page may set on any ancestor (DESIGN section 9), has a default: a widget reads it with
 * that. `--tapa-accent` and `--tapa-deep` have none: where they are not set, their colours are made from the brand.
 */
const DEFAULTED = [
  '--tapa-brand',
  '--tapa-neutral',
  '--tapa-ink',
  '--tapa-radius',
  '--tapa-font-display',
  '--tapa-font-text',
  '--tapa-display-weight',
  '--tapa-density',
  '--tapa-motif',
];

const TYPE_SCALE = /^--tapa-(?:text|leading|tracking)-/;

type Declarations = Map<string, string>;

/** tokens.css, ready for a shadow root. */
export interface Tokens {
  /** The contract's defaults. */
  defaults: Declarations;
  /** The declarations that `css` needs, and those that these need. */
  neededBy: (css: readonly string[]) => Declarations;
  /** Values where movement is not wanted. */
  still: Declarations;
  /** Puts values of ramps and the like where they are used, and reads the contract under its private names. */
  resolve: (css: string) => string;
}

/** The name under which a widget holds a value of the contract: the page's, or the default. */
export const privateName = (name: string): string => name.replace('--tapa-', '--tapa-own-');

export function readTokens(): Tokens {
  const css = readFileSync(`${ROOT}/src/theme/tokens.css`, 'utf8');
  const primitives = declarationsOf(bodyOf(css, ':where(:root)'));
  const semantic = declarationsOf(bodyOf(css, THEMED));
  const still = declarationsOf(bodyOf(css.slice(css.indexOf('prefers-reduced-motion')), ':where(:root)'));

  // Ramps and the type scale stand where they are used; long, changing and derived values stay variables.
  const isInlined = (name: string) =>
    TYPE_SCALE.test(name) ||
    (primitives.has(name) &&
      !DEFAULTED.includes(name) &&
      !still.has(name) &&
      !primitives.get(name)?.startsWith('url('));

  const resolve = (text: string): string =>
    text.replaceAll(/var\((--tapa-[\w-]+)(?:,\s*[\d.]+(?:rem)?)?\)/g, (whole, name: string) => {
      if (isInlined(name)) return resolve(primitives.get(name) ?? semantic.get(name) ?? '');
      if (DEFAULTED.includes(name)) return `var(${privateName(name)})`;
      return name === '--tapa-rem' ? `var(${name})` : whole;
    });

  const neededBy = (texts: readonly string[]): Declarations => {
    const needed: Declarations = new Map();
    const visit = (text: string): void => {
      for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) {
        const value =
          DEFAULTED.includes(name) || isInlined(name)
            ? undefined
            : (semantic.get(name) ?? primitives.get(name));
        if (value === undefined || needed.has(name)) continue;
        needed.set(name, value);
        visit(value);
      }
    };
    for (const text of texts) visit(text);
    return new Map([...needed].sort(([a], [b]) => (a < b ? -1 : 1)));
  };

  const defaults = new Map(DEFAULTED.map((name) => [name, primitives.get(name) ?? '']));
  return { defaults, neededBy, still, resolve };
}

const declarationsOf = (block: string): Declarations =>
  new Map(
    [...block.matchAll(/^\s*(--[\w-]+):\s*(.+);$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

/** The body of the first rule with exactly this selector. */
function bodyOf(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no '${selector}'`);
  return css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start));
}

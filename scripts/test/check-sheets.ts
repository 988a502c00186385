import { type Declaration, type Selector, type StyleRule, transform } from 'lightningcss';
import postcss from 'postcss';

/**
 * The declarations of a stylesheet that engines compute differently: WebKit drops logical shorthands with `var()` under
 * `revert-layer`, and Firefox adds a `hypot()` that should be subtracted.
 */
export function unevenDeclarations(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const { prop, value } = declaration;
    const isLost = isLogicalShorthand(prop) && value.includes('var(');
    if (isLost || value.includes('- hypot(')) found.push(declaration.toString());
  });
  return found;
}

/** `padding-inline` and `border-inline-start` are shorthands; `padding-inline-start` is not. */
function isLogicalShorthand(property: string): boolean {
  const [box = '', ...rest] = property.replace('scroll-', '').split('-');
  if (!['margin', 'padding', 'inset', 'border'].includes(box)) return false;
  if (!rest.includes('inline') && !rest.includes('block')) return false;
  const hasSide = rest.includes('start') || rest.includes('end');
  return !hasSide || (box === 'border' && rest.length < 3);
}

/** The library's variables that a stylesheet reads without a fallback but does not declare. */
export function undeclaredVariables(css: string): string[] {
  const declared = new Set<string>();
  const read = new Set<string>();
  postcss.parse(css).walkDecls(({ prop, value }) => {
    declared.add(prop);
    for (const [, name = ''] of value.matchAll(/var\((--tapa-[\w-]+)\)/g)) read.add(name);
  });
  return [...read].filter((name) => !declared.has(name));
}

/** Parts of shorthands, and logical names, that do not begin with the name that gives them back. */
const GIVEN_BACK_BY: Readonly<Record<string, string>> = {
  'contain-intrinsic-inline-size': 'contain-intrinsic-size',
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  'line-height': 'font',
  'row-gap': 'gap',
  'column-gap': 'gap',
  'place-content': 'align-content',
  'place-items': 'align-items',
  'place-self': 'align-self',
  'inline-size': 'width',
  'block-size': 'height',
  'max-inline-size': 'max-width',
  'min-inline-size': 'min-width',
  'max-block-size': 'max-height',
  'min-block-size': 'min-height',
  '-webkit-hyphens': 'hyphens',
  '-webkit-print-color-adjust': 'print-color-adjust',
  '-webkit-user-select': 'user-select',
};

/** The direction of a text is for the page to say, as it is with `all`. */
const LEFT_TO_HOSTS = ['unicode-bidi'];

/**
 * Properties that a stylesheet's classes set and its guard does not give back: where a host sets one of them on everything,
 * components would change.
 */
export function unguardedProperties(css: string): string[] {
  const used = new Set<string>();
  const guarded = new Set<string>();
  postcss.parse(css).walkAtRules('layer', (layer) => {
    if (layer.params !== 'tapa.utilities') return;
    layer.walkDecls(({ prop }) => {
      used.add(prop);
    });
  });
  postcss.parse(css).walkDecls(({ prop, value }) => {
    if (value === 'revert-layer') guarded.add(prop);
  });
  const isGivenBack = (property: string): boolean =>
    guarded.has(property) ||
    (property.includes('-') && isGivenBack(property.slice(0, property.lastIndexOf('-'))));
  return [...used].filter(
    (property) =>
      !property.startsWith('--') &&
      !LEFT_TO_HOSTS.includes(property) &&
      !isGivenBack(GIVEN_BACK_BY[property] ?? property),
  );
}

/** Classes that draw a box before or behind an element, which a stylesheet's guard does not name: hosts' rules change it. */
export function unguardedBoxes(css: string): string[] {
  const drawn = new Set<string>();
  const guarded = new Set<string>();
  const note = ({ selectors, declarations }: StyleRule): void => {
    const isGuard = declarations?.declarations?.some(isGivenBackInRule) ?? false;
    for (const selector of selectors) {
      const box = selector.at(-1);
      if (box?.type !== 'pseudo-element' || (box.kind !== 'before' && box.kind !== 'after')) continue;
      for (const name of classesOf(selector)) (isGuard ? guarded : drawn).add(`${name}::${box.kind}`);
    }
  };
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    visitor: { Rule: { style: (rule) => note(rule.value) } },
  });
  return [...drawn].filter((name) => !guarded.has(name));
}

const isGivenBackInRule = ({ property, value }: Declaration): boolean =>
  (property === 'custom' || property === 'unparsed') &&
  value.value.some(
    ({ type, value: token }) => type === 'token' && token.type === 'ident' && token.value === 'revert-layer',
  );

/** The classes of a selector, those in its `:is()` and `:where()` too. */
const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    const isChoice = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
    return isChoice ? part.selectors.flatMap(classesOf) : [];
  });

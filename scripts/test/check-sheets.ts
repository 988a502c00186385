import postcss from 'postcss';

/**
 * Returns declarations that engines compute differently: WebKit drops logical shorthands with `var()` under
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

/** Returns true for `padding-inline` and `border-inline-start`, and false for `padding-inline-start`. */
function isLogicalShorthand(property: string): boolean {
  const [box = '', ...rest] = property.replace('scroll-', '').split('-');
  if (!['margin', 'padding', 'inset', 'border'].includes(box)) return false;
  if (!rest.includes('inline') && !rest.includes('block')) return false;
  const hasSide = rest.includes('start') || rest.includes('end');
  return !hasSide || (box === 'border' && rest.length < 3);
}

/** Returns the library's variables that a stylesheet reads without a fallback but does not declare. */
export function undeclaredVariables(css: string): string[] {
  const declared = new Set<string>();
  const read = new Set<string>();
  postcss.parse(css).walkDecls(({ prop, value }) => {
    declared.add(prop);
    for (const [, name = ''] of value.matchAll(/var\((--tapa-[\w-]+)\)/g)) read.add(name);
  });
  return [...read].filter((name) => !declared.has(name));
}

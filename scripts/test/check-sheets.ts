import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { ROOT } from '../shared/run';

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

/** Checks that Chromium, Firefox and WebKit compute every shipped stylesheet alike. */
export function checkSheets(): boolean {
  const files = ['dist', 'dist/embed'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`)
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name}`),
  );
  const problems = files.flatMap((file) =>
    unevenDeclarations(readFileSync(`${ROOT}/${file}`, 'utf8')).map((found) => `${file}: ${found}`),
  );
  for (const name of ['styles', 'kit', 'core']) {
    const css = readFileSync(`${ROOT}/dist/${name}.css`, 'utf8');
    const undeclared = undeclaredVariables(css);
    problems.push(
      ...undeclared.map((variable) => `dist/${name}.css reads ${variable}, which it does not declare`),
    );
  }
  for (const problem of problems) console.error(problem);
  return files.length > 0 && problems.length === 0;
}

import { list, type Plugin } from 'postcss';

const AXES = ['inline', 'block'];

/** Logical shorthands whose values stand for start and end. */
const PAIRS: ReadonlySet<string> = new Set(
  AXES.flatMap((axis) => [
    ...['margin', 'padding', 'inset', 'scroll-margin', 'scroll-padding'].map((box) => `${box}-${axis}`),
    ...['width', 'style', 'color'].map((part) => `border-${axis}-${part}`),
  ]),
);

/**
 * PostCSS plugin that writes logical shorthands with `var()` as longhands. WebKit loses such a shorthand where
 * `revert-layer` takes back a rule that beats it, as guard.css does (https://bugs.webkit.org/show_bug.cgi?id=310435). The
 * parts of `border-inline` and its kin have no order: those are left, and the test of the built stylesheets refuses them.
 */
export const logicalLonghands = (): Plugin => ({
  postcssPlugin: 'tapa-logical-longhands',
  Declaration(declaration) {
    const { prop, value } = declaration;
    if (!PAIRS.has(prop) || !value.includes('var(')) return;
    const [start = value, end = start] = list.space(value);
    declaration.before(declaration.clone({ prop: sideOf(prop, 'start'), value: start }));
    declaration.replaceWith(declaration.clone({ prop: sideOf(prop, 'end'), value: end }));
  },
});

/** 'padding-inline' and 'border-inline-width' are 'padding-inline-start' and 'border-inline-start-width' at the start. */
const sideOf = (shorthand: string, side: 'start' | 'end'): string =>
  AXES.reduce((name, axis) => name.replace(axis, `${axis}-${side}`), shorthand);

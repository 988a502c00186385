// Replaces React in the widgets: Preact with its hooks, and the few other exports of React that the library
// uses. With preact/compat, every widget would be 1.3 kB larger after gzip.
import { type ComponentChildren, type FunctionComponent, options } from 'preact';

export { Component, createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useLayoutEffect as useInsertionEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

type Render<Props> = (props: Props, ref: unknown) => ComponentChildren;

/** Preact passes a function component its ref as a prop. */
export const forwardRef = /* @__NO_SIDE_EFFECTS__ */ <Props extends object>(
  render: Render<Props>,
): FunctionComponent<Props & { ref?: unknown }> => {
  return ({ ref, ...props }) => render(props as Props, ref);
};

/** Does not memoise: widgets show only a few rows, and rarely render again. */
export const memo = /* @__NO_SIDE_EFFECTS__ */ <Component>(component: Component): Component => component;

/** Never called: the bundler removes lazy parts, which widgets do not use. */
export const lazy = (): never => {
  throw new Error('A widget is one file');
};

const CAMEL_CASE = /^(?:stroke|fill|clip)[A-Z]/;

// Preact converts React's SVG attribute names only in compat. `part` makes slots available to `::part()`.
options.vnode = ({ type, props }) => {
  if (typeof type !== 'string') return;
  const all = props as Record<string, unknown>;
  if (all['data-slot']) all.part = all['data-slot'];
  for (const name in all) {
    if (!CAMEL_CASE.test(name)) continue;
    all[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] = all[name];
    delete all[name];
  }
};

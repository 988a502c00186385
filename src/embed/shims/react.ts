// What the widgets take for React: Preact with its hooks, and the little that the library uses of React besides. With
// preact/compat in this file's place every widget is 1.3 kB larger after gzip.
import { type ComponentChildren, type FunctionComponent, options } from 'preact';

export { Component, createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

type Render<Props> = (props: Props, ref: unknown) => ComponentChildren;

/** Preact gives a function component its ref among its props. */
export const forwardRef = /* @__NO_SIDE_EFFECTS__ */ <Props extends object>(
  render: Render<Props>,
): FunctionComponent<Props & { ref?: unknown }> => {
  return ({ ref, ...props }) => render(props as Props, ref);
};

/** Widgets show a few rows, once: remembering them would cost more than it saves. */
export const memo = /* @__NO_SIDE_EFFECTS__ */ <Component>(component: Component): Component => component;

const CAMEL_CASE = /^(?:stroke|fill|clip)[A-Z]/;

/**
 * Preact leaves to its compat layer the names that React has for attributes of SVG, and px for bare lengths of a style.
 * And every element with a `data-slot` gets a `part` of the same name, so that a page can style it with `::part()`.
 */
options.vnode = ({ type, props }) => {
  if (typeof type !== 'string') return;
  const all = props as Record<string, unknown>;
  if (all['data-slot']) all.part = all['data-slot'];
  if (typeof all.style === 'object') {
    const styles = Object.entries(all.style ?? {});
    all.style = Object.fromEntries(
      styles.map(([name, value]) => [name, typeof value === 'number' ? `${value}px` : value]),
    );
  }
  for (const name in all) {
    if (!CAMEL_CASE.test(name)) continue;
    all[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] = all[name];
    delete all[name];
  }
};

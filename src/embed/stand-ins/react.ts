// Stands in for React in the widgets: Preact and its hooks, with the few things of React's that the library uses besides.
// Measured against preact/compat: 1.2 kB gzip less in every widget. SVG attributes are respelled in adapt-elements.ts.
import type { ComponentChildren, FunctionComponent } from 'preact';

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
export const forwardRef =
  <Props extends object>(render: Render<Props>): FunctionComponent<Props & { ref?: unknown }> =>
  ({ ref, ...props }) =>
    render(props as Props, ref);

/** Widgets show a few rows, once: remembering them would cost more than it saves. */
export const memo = <Component>(component: Component): Component => component;

'use client';
import {
  type ComponentClass,
  type ComponentPropsWithRef,
  createContext,
  forwardRef,
  type ReactNode,
  useContext,
} from 'react';

/** Props passed to a link component: those of `<a>`, with an `href`. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/**
 * Props that a link component must accept. Without `undefined`, for Next's `Link` under
 * `exactOptionalPropertyTypes`; with a `never` as `href`, for its `typedRoutes`.
 */
type GivenProps = {
  [Name in keyof LinkProps]: Name extends 'href' ? never : Exclude<LinkProps[Name], undefined>;
};

// Not `ComponentType`, for which React 18's types reject `forwardRef` components.
/** Component that renders a link, e.g. an adapter of a router's link. */
export type LinkComponent = ((props: GivenProps) => ReactNode) | ComponentClass<GivenProps>;

type CalledLink = (props: LinkProps) => ReactNode;

export const LinkContext = createContext<LinkComponent | undefined>(undefined);

/** Renders the `linkComponent` of the nearest TapaProvider, else an `<a>`. */
export const Link = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'ref'>>(function Link(props, ref) {
  const Injected = useContext(LinkContext) as CalledLink | undefined;
  return Injected ? <Injected {...props} ref={ref} /> : <a {...props} ref={ref} />;
});

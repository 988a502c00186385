'use client';
import {
  type ComponentClass,
  type ComponentPropsWithRef,
  createContext,
  forwardRef,
  type ReactNode,
  useContext,
} from 'react';

/** Props that an injected link component receives: those of `<a>`, with an `href`. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/**
 * The props that an injected link component must accept. Under `exactOptionalPropertyTypes` the compiler would refuse
 * Next's `Link`, whose props exclude `undefined`, and with `typedRoutes` whose `href` is one of the app's own paths: a
 * `never` is any of them.
 */
type GivenProps = {
  [Name in keyof LinkProps]: Name extends 'href' ? never : Exclude<LinkProps[Name], undefined>;
};

// Not `ComponentType`: React 18's types do not accept `forwardRef` components for it, and adapters there need a ref.
/** A component that renders a link, e.g. an adapter of a router's link. */
export type LinkComponent = ((props: GivenProps) => ReactNode) | ComponentClass<GivenProps>;

type CalledLink = (props: LinkProps) => ReactNode;

export const LinkContext = createContext<LinkComponent | undefined>(undefined);

/** A link as the host renders links: by the `linkComponent` of the nearest TapaProvider, else a plain `<a>`. */
export const Link = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'ref'>>(function Link(props, ref) {
  const Injected = useContext(LinkContext) as CalledLink | undefined;
  return Injected ? <Injected {...props} ref={ref} /> : <a {...props} ref={ref} />;
});

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

/** What it is given. Compilers that tell `undefined` from an absent prop would refuse Next's `Link`, whose props exclude it. */
type GivenProps = { [Name in keyof LinkProps]: Exclude<LinkProps[Name], undefined> };

// No `ComponentType`: by React 18's types that takes nothing made with `forwardRef`, which adapters there have to use.
/** A component that renders a link, e.g. an adapter of a router's own. */
export type LinkComponent = ((props: GivenProps) => ReactNode) | ComponentClass<GivenProps>;

export const LinkContext = createContext<LinkComponent | undefined>(undefined);

/** A link in the host's way: the `linkComponent` of the nearest TapaProvider, else a plain `<a>`. */
export const Link = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'ref'>>(function Link(props, ref) {
  const Injected = useContext(LinkContext);
  return Injected ? <Injected {...props} ref={ref} /> : <a {...props} ref={ref} />;
});

'use client';
import { type ComponentPropsWithRef, type ComponentType, createContext, forwardRef, useContext } from 'react';

/** Props that an injected link component receives: those of `<a>`, with an `href`. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** A component that renders a link, e.g. an adapter of a router's own. */
export type LinkComponent = ComponentType<LinkProps>;

export const LinkContext = createContext<LinkComponent | undefined>(undefined);

/** A link in the host's way: the `linkComponent` of the nearest TapaProvider, else a plain `<a>`. */
export const Link = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'ref'>>(function Link(props, ref) {
  const Injected = useContext(LinkContext);
  return Injected ? <Injected {...props} ref={ref} /> : <a {...props} ref={ref} />;
});

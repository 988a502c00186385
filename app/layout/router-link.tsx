import { forwardRef } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'tapa-ui/theme';

/** Paths of this site that the router does not own: the server answers them (spec section 7). */
const SERVER_PATH = /^\/api(?:\/|$)/;
const isRouted = (href: string): boolean => /^(?:\/(?!\/)|[?#])/.test(href) && !SERVER_PATH.test(href);

/**
 * The router's link in the shape that the library asks for: give it to `TapaProvider` as `linkComponent`.
 * Addresses of other sites, downloads and the server's own paths stay plain links.
 */
export const RouterLink = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'ref'>>(function RouterLink(
  { href, ...rest },
  ref,
) {
  if (!isRouted(href) || rest.download !== undefined) return <a href={href} {...rest} ref={ref} />;
  return <Link to={href} {...rest} ref={ref} />;
});

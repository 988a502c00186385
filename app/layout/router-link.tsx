import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import type { LinkProps } from 'tapa-ui/theme';

/** Paths that the server answers, not the router. */
const SERVER_PATH = /^\/api(?:\/|$)/;
const isRouted = (href: string): boolean => /^(?:\/(?!\/)|[?#])/.test(href) && !SERVER_PATH.test(href);

export type RouterLinkProps = LinkProps & {
  state?: unknown;
};

/** Returns whether a URL is the address, also of a page that does not show yet: it needs no second entry. */
export const isAddress = (url: string): boolean => new URL(url, location.href).href === location.href;

// The `linkComponent` of `TapaProvider`. Other sites, downloads and the server's paths stay plain links.
export function RouterLink({ state, ...link }: RouterLinkProps) {
  return isRouted(link.href) && link.download === undefined ? (
    <RoutedLink {...link} state={state} />
  ) : (
    <a {...link} />
  );
}

/** A link inside the site. Not the router's `Link`, which contains unused code for prefetching. */
function RoutedLink({ href: given, target, state, onClick, ...rest }: RouterLinkProps) {
  const { search } = useLocation();
  // For a link to a hash, browsers keep the query but the router drops it.
  const to = given.startsWith('#') ? `${search}${given}` : given;
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, state });
  const followAgain = useLinkClickHandler<HTMLAnchorElement>(to, { target, state, replace: true });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) (isAddress(href) ? followAgain : follow)(event);
  };
  return <a {...rest} href={href} target={target} onClick={handleClick} />;
}

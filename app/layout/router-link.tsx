import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import type { LinkProps } from 'tapa-ui/theme';

/** Paths that the server answers, not the router. */
const SERVER_PATH = /^\/api(?:\/|$)/;
const isRouted = (href: string): boolean => /^(?:\/(?!\/)|[?#])/.test(href) && !SERVER_PATH.test(href);

export type RouterLinkProps = LinkProps & {
  state?: unknown;
};

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
  const followLink = useLinkClickHandler(to, { target, state });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) followLink(event);
  };
  return <a {...rest} href={href} target={target} onClick={handleClick} />;
}

import { useEffect, useRef } from 'react';
import { createPath, useLocation } from 'react-router-dom';

/**
 * Repeats a Back or Forward that came while the first page was rendered: the router listens only afterwards.
 */
export function EarlyBack() {
  const rendered = useRef(createPath(useLocation()));
  useEffect(() => {
    const { location, history } = window;
    if (createPath(location) === rendered.current) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, []);
  return null;
}

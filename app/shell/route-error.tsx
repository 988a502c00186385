import { ErrorFallback } from 'tapa-ui/error-fallback';

/** What the router itself catches: the full-page fallback. React's root options report it (see main.tsx). */
export function RouteError() {
  return <ErrorFallback onRetry={() => location.reload()} />;
}

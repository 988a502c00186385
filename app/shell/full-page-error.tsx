import { type ErrorBoundaryFallbackProps, ErrorFallback } from 'tapa-ui/error-fallback';

/** The full-page fallback, in the middle of the window: in the app, nothing of the page is left beside it. */
export const fullPageError = ({ retry }: ErrorBoundaryFallbackProps) => (
  <ErrorFallback onRetry={retry} fullHeight />
);

import { type ErrorBoundaryFallbackProps, ErrorFallback } from 'tapa-ui/error-fallback';
import { usePageMeta } from '../layout/page-meta';

/** The full-page fallback, in the middle of the window: in the app, nothing of the page is left beside it. */
export const fullPageError = ({ retry }: ErrorBoundaryFallbackProps) => <FullPageError onRetry={retry} />;

/** The document must not go by the name of the page before (decision 10). */
function FullPageError({ onRetry }: { onRetry: () => void }) {
  usePageMeta({ title: 'Error', noindex: true });
  return <ErrorFallback onRetry={onRetry} fullHeight />;
}

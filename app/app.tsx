import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { ErrorBoundary, type ErrorBoundaryFallbackProps, ErrorFallback } from 'tapa-ui/error-fallback';
import { OfflineScreen } from './layout/offline-notice';
import { usePageMeta } from './layout/page-meta';
import { SkipLink } from './layout/skip-link';
import { OfflineError, reloadPage } from './shell/page-lifecycle';

// The app around its router, for browser and prerendering: hydration needs the same tree.
export const App = ({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <ErrorBoundary fallback={fullPageError}>{children}</ErrorBoundary>
    </QueryClientProvider>
  </StrictMode>
);

export const fullPageError = ({ error, retry }: ErrorBoundaryFallbackProps) =>
  error instanceof OfflineError ? <OfflineScreen onRetry={retry} /> : <FullPageError onRetry={retry} />;

function FullPageError({ onRetry }: { onRetry: () => void }) {
  usePageMeta({ title: 'Error', noindex: true });
  return (
    <main>
      <ErrorFallback onRetry={onRetry} onReload={reloadPage} fullHeight />
    </main>
  );
}

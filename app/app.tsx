import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { fullPageError } from './shell/full-page-error';

/**
 * What stands around the app's router, in the browser as where its pages are prerendered: hydration needs the same
 * tree. What fails outside every screen is caught here; React's root options report it (see main.tsx).
 */
export const App = ({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary fallback={fullPageError}>{children}</ErrorBoundary>
    </QueryClientProvider>
  </StrictMode>
);

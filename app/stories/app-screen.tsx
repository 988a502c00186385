import '../styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { createQueryClient } from '../api';
import type { DemoRole } from '../demo-api';
import { AppRoutes } from '../router';

/** Milliseconds between the calls of a read that fails. The app waits 1, 2 and 4 seconds: too long to look on. */
const RETRY_MS = 50;

export interface AppScreenProps {
  /** Where the app is opened, with query and hash. @default '/' */
  path?: string;
  /** Whose demo account is signed in: so do the story's handlers answer. @default null, a visitor */
  role?: DemoRole | null;
  /** Whether the browser says that it lost its connection after the app was opened. @default false */
  isOffline?: boolean;
  /** Stands in the place of the app's own routes. */
  routes?: React.ReactNode;
}

/** The whole app, at a path, with a memory of its own: what a story of one of its screens shows. */
export function AppScreen({ path = '/', isOffline = false, routes = <AppRoutes /> }: AppScreenProps) {
  const [queryClient] = useState(() => createQueryClient({ retryDelay: () => RETRY_MS }));
  useOffline(isOffline);
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary fallback="page">
        <MemoryRouter initialEntries={[path]} useTransitions={false}>
          {routes}
        </MemoryRouter>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}

/** Tells the page that the connection is gone, and when the story is over, that it is back. */
function useOffline(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return;
    window.dispatchEvent(new Event('offline'));
    return () => {
      window.dispatchEvent(new Event('online'));
    };
  }, [isOffline]);
}

'use client';
import type { ReactNode } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps, ErrorPanel } from '../../components/error-fallback';
import { PageFrame } from './page-frame';

export interface DashboardBoundaryProps extends Pick<ErrorBoundaryProps, 'onError' | 'resetKeys'> {
  children: ReactNode;
}

/**
 * The outermost boundary of a dashboard: 'Dashboard Error' with 'Try Again', which renders the dashboard once more,
 * and 'Reload Page' (spec section 2). Give it the raw data as `resetKeys`, so that new data is a new try.
 */
export function DashboardBoundary({ children, onError, resetKeys }: DashboardBoundaryProps) {
  return (
    <ErrorBoundary
      onError={onError}
      resetKeys={resetKeys}
      fallback={({ retry }) => (
        <div className="t:root t:@container">
          <PageFrame className="t:pt-6">
            <ErrorPanel headingLevel={1} onRetry={retry} />
          </PageFrame>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

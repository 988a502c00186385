'use client';
import type { ReactNode } from 'react';
import { ErrorBoundary, ErrorRow } from '../../components/error-fallback';
import { Card } from '../../components/panel';
import { Loading } from '../../components/skeleton';

export interface DashboardPartProps {
  /** What it is, for its error: 'Recommendations'. */
  subject: string;
  /** Whether its data is still on the way. @default false */
  loading?: boolean;
  /** When one of these changes, a part that failed is rendered again: the data that it shows. */
  resetKeys?: unknown[];
  children: ReactNode;
}

/**
 * What `DashboardPanel` is for panels, for parts without one: a strip of tiles, a row of cards, a deep panel. Its
 * error stands alone, and its skeleton too.
 *
 * @example
 * <DashboardPart subject="Your figures" loading={isLoading(loading, 'stats')} resetKeys={[stats]}><Figures … /></DashboardPart>
 */
export function DashboardPart({ subject, loading = false, resetKeys, children }: DashboardPartProps) {
  return (
    <ErrorBoundary
      resetKeys={resetKeys}
      fallback={({ retry }) => (
        <Card>
          <ErrorRow className="t:pt-panel-padding" subject={subject} onRetry={retry} />
        </Card>
      )}
    >
      <Loading active={loading}>{children}</Loading>
    </ErrorBoundary>
  );
}

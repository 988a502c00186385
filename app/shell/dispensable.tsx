import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { askAgain } from '../routes/lazy-screen';

export interface DispensableProps {
  /** The part, which may be lazy. */
  children: ReactNode;
  /** Stands in its place while it is not there. @default nothing */
  fallback?: ReactNode;
}

/**
 * A part that every page can do without: one that fails or does not come takes nothing with it, and is tried again on
 * the next page.
 */
export function Dispensable({ children, fallback = null }: DispensableProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={() => fallback} resetKeys={[pathname]} onReset={askAgain}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

'use client';
import type { ErrorInfo, ReactNode } from 'react';
import { ErrorBoundary as ReactErrorBoundary } from 'react-error-boundary';
import { ErrorFallback } from './error-fallback.js';
import { ErrorPanel, ErrorRow } from './error-panel.js';

/** Props of a fallback of one's own. */
export interface ErrorBoundaryFallbackProps {
  /** The thrown value; not always an `Error`. */
  error: unknown;
  /** Renders the children again. */
  retry: () => void;
}

export interface ErrorBoundaryProps {
  /** The part that may fail to render. */
  children: ReactNode;
  /**
   * Stands in for children that failed to render: the full page, a dashboard's panel, a row inside a
   * panel, or something of one's own. @default 'panel'
   */
  fallback?: 'page' | 'panel' | 'row' | ((props: ErrorBoundaryFallbackProps) => ReactNode) | undefined;
  /** The failed part, for the row: 'Bookings'. */
  subject?: string | undefined;
  /** When one of these changes, the children are rendered again, e.g. the path or the data. */
  resetKeys?: unknown[] | undefined;
  /** Called with what was thrown, e.g. to report it. When it throws itself, that is logged and goes no further. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  /** Called before the children are rendered again, e.g. to drop cached data. As guarded as `onError`. */
  onReset?: (() => void) | undefined;
  /** Called by 'Reload Page'. @default reloads the page */
  onReload?: (() => void) | undefined;
}

/**
 * Keeps an error of its children from taking the rest of the page with it. A callback that throws inside
 * react-error-boundary would unmount the whole root, so ours are guarded.
 *
 * @example
 * <ErrorBoundary fallback="row" subject="Bookings" resetKeys={[bookings]}><BookingsPanel … /></ErrorBoundary>
 */
export function ErrorBoundary({
  children,
  fallback = 'panel',
  subject,
  resetKeys,
  onError,
  onReset,
  onReload,
}: ErrorBoundaryProps) {
  return (
    <ReactErrorBoundary
      resetKeys={resetKeys}
      onError={(error, info) => guarded('onError', () => onError?.(error, info))}
      onReset={() => guarded('onReset', () => onReset?.())}
      fallbackRender={({ error, resetErrorBoundary }) => {
        const retry = () => resetErrorBoundary();
        if (typeof fallback === 'function') return fallback({ error, retry });
        if (fallback === 'page') return <ErrorFallback onRetry={retry} onReload={onReload} />;
        if (fallback === 'row') return <ErrorRow subject={subject} onRetry={retry} />;
        return <ErrorPanel onRetry={retry} onReload={onReload} />;
      }}
    >
      {children}
    </ReactErrorBoundary>
  );
}

function guarded(name: string, callback: () => void): void {
  try {
    callback();
  } catch (error) {
    console.error(`ErrorBoundary: ${name} threw`, error);
  }
}

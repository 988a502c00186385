export { ErrorBoundary, type ErrorBoundaryFallbackProps, type ErrorBoundaryProps } from './error-boundary';
export { ErrorFallback, type ErrorFallbackProps } from './error-fallback';
export { ErrorPanel, type ErrorPanelProps, ErrorRow, type ErrorRowProps } from './error-panel';
export type { RecoveryProps } from './error-parts';
export { FailedState, type FailedStateProps } from './failed-state';

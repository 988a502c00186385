export { ErrorBoundary, type ErrorBoundaryFallbackProps, type ErrorBoundaryProps } from './error-boundary.js';
export { ErrorFallback, type ErrorFallbackProps } from './error-fallback.js';
export { ErrorPanel, type ErrorPanelProps, ErrorRow, type ErrorRowProps } from './error-panel.js';
export type { RecoveryProps } from './error-parts.js';
export { FailedState, type FailedStateProps } from './failed-state.js';

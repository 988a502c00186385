export {
  ErrorBoundary,
  type ErrorBoundaryFallbackProps,
  type ErrorBoundaryProps,
  ErrorFallback,
  type ErrorFallbackProps,
  FailedState,
  type FailedStateProps,
} from './error-fallback.js';
export type { RecoveryProps } from './error-panel.js';
export { ErrorPanel, type ErrorPanelProps, ErrorRow, type ErrorRowProps } from './error-panel.js';

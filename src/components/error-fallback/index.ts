export { ErrorBoundary, type ErrorBoundaryFallbackProps, type ErrorBoundaryProps } from './error-boundary';
export { ErrorFallback, type ErrorFallbackProps } from './error-fallback';
export { ErrorPanel, type ErrorPanelProps } from './error-panel';
export { ErrorRow, type ErrorRowProps } from './error-row';
export type { RecoveryProps } from './recovery-buttons';

'use client';
import { cva } from 'class-variance-authority';
import {
  type ComponentPropsWithoutRef,
  type ErrorInfo,
  forwardRef,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { ErrorBoundary as ReactErrorBoundary } from 'react-error-boundary';
import { errorMessages } from '../../i18n/compiled/en/error.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CircleAlert } from '../../icons/compiled/circle-alert.js';
import { cx } from '../../lib/cx.js';
import { retryLazyParts } from '../../lib/lazy-part.js';
import { EmptyState, type EmptyStateProps } from '../empty-state/index.js';
import {
  DangerChip,
  ErrorPanel,
  ErrorRow,
  RecoveryButtons,
  type RecoveryProps,
  RetryButton,
} from './error-panel.js';

export type { RecoveryProps } from './error-panel.js';
export { ErrorPanel, type ErrorPanelProps, ErrorRow, type ErrorRowProps } from './error-panel.js';

export interface ErrorFallbackProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title' | 'autoFocus'>,
    RecoveryProps {
  /** Title of the page. @default 'Something went wrong' */
  title?: string | undefined;
  /** One or two sentences about it. @default an apology for an unexpected error */
  text?: string | undefined;
  /** Actions for the reader, e.g. a `ButtonRow`. @default 'Try Again' and 'Reload Page' */
  actions?: ReactNode | undefined;
  /** Moves the focus to the heading when it appears. @default true */
  autoFocus?: boolean | undefined;
  /** Fills the height of the window; else it is at least 440 px high. @default false */
  fullHeight?: boolean | undefined;
}

const height = cva('', { variants: { full: { true: 't:min-h-dvh', false: 't:min-h-110' } } });

/**
 * Replaces a page that failed to render (spec: 2.error-fallback). The focus on its heading announces it.
 *
 * @example
 * <ErrorFallback onRetry={resetErrorBoundary} />
 */
export const ErrorFallback = forwardRef<HTMLDivElement, ErrorFallbackProps>(function ErrorFallback(
  { onRetry, onReload, title, text, actions, autoFocus = true, fullHeight = false, className, ...rest },
  ref,
) {
  const t = useMessages(errorMessages);
  const textId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (autoFocus) heading.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  return (
    <div
      data-slot="error-fallback"
      className={cx(
        't:root t:@container t:[contain-intrinsic-inline-size:min(228px,100vw-116px)] t:grid t:place-content-center t:justify-items-center t:gap-2 t:px-6 t:py-12 t:text-center t:wrap-anywhere',
        height({ full: fullHeight }),
        className,
      )}
      ref={ref}
      {...rest}
    >
      <div aria-hidden="true" className="t:mb-2 t:h-36 t:w-full t:max-w-80 t:motif-art" />
      <h1
        tabIndex={-1}
        aria-describedby={textId}
        className="t:font-display t:text-title-page t:text-balance t:outline-none"
        ref={heading}
      >
        {title ?? t['error.page.title']}
      </h1>
      <p
        id={textId}
        className="t:max-w-[44ch] t:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.6] t:text-balance t:text-muted"
      >
        <bdi>{text ?? t['error.page.text']}</bdi>
      </p>
      {actions ? (
        <div className="t:mt-4">{actions}</div>
      ) : (
        <RecoveryButtons
          onRetry={onRetry}
          onReload={onReload}
          size="lg"
          className="t:mt-4 t:justify-center"
        />
      )}
    </div>
  );
});

export interface FailedStateProps extends Omit<EmptyStateProps, 'action' | 'art' | 'headingId'> {
  /** Called by 'Try again'; without it the button is left out. */
  onRetry?: (() => void) | undefined;
}

/**
 * Replaces a list that could not be loaded. It is no alert: the page announces its failed parts in one place.
 *
 * @example
 * <FailedState title="We could not load your trips" onRetry={refetch}>
 *   They are safe, and nothing has changed. Check your connection and try again.
 * </FailedState>
 */
export const FailedState = forwardRef<HTMLDivElement, FailedStateProps>(function FailedState(
  { onRetry, ...rest },
  ref,
) {
  const t = useMessages(errorMessages);
  const titleId = useId();
  return (
    <EmptyState
      data-state="failed"
      headingId={titleId}
      art={
        <DangerChip className="t:mb-3">
          <CircleAlert />
        </DangerChip>
      }
      action={
        onRetry ? (
          <RetryButton variant="primary" onRetry={onRetry} aria-describedby={titleId}>
            {t['error.read-again']}
          </RetryButton>
        ) : null
      }
      ref={ref}
      {...rest}
    />
  );
});

/** Props of a custom fallback. */
export interface ErrorBoundaryFallbackProps {
  /** The thrown value; not always an `Error`. */
  error: unknown;
  /** Renders the children again. */
  retry: () => void;
}

export interface ErrorBoundaryProps {
  /** Content that may fail to render. */
  children: ReactNode;
  /** Fallback for failed children: `ErrorFallback`, `ErrorPanel`, `ErrorRow` or yours. @default 'panel' */
  fallback?: 'page' | 'panel' | 'row' | ((props: ErrorBoundaryFallbackProps) => ReactNode) | undefined;
  /** Name of the failed part in a row: 'Bookings'. */
  subject?: string | undefined;
  /** Values that render the children again when one changes, e.g. the path or the data. */
  resetKeys?: unknown[] | undefined;
  /** Called with the thrown value, e.g. to report it. Its own errors are only logged. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  /** Called before the children render again, e.g. to clear a cache. Its own errors are only logged. */
  onReset?: (() => void) | undefined;
  /** Called by 'Reload Page'. @default reloads the page */
  onReload?: (() => void) | undefined;
}

/**
 * Replaces children that throw while rendering. Code that failed to load (`lazyPart`) loads again on retry.
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
      onError={(error, info) => {
        // Not in `onReset`: the reader may also return by navigation.
        retryLazyParts();
        guarded('onError', () => onError?.(error, info));
      }}
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

// A callback that throws inside react-error-boundary would unmount the whole root.
function guarded(name: string, callback: () => void): void {
  try {
    callback();
  } catch (error) {
    console.error(`ErrorBoundary: ${name} threw`, error);
  }
}

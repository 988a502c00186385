'use client';
import { type ReactNode, useCallback, useRef } from 'react';
import { RefreshCw, RotateCcw } from '../../icons';
import { cx } from '../../lib/cx';
import { Button, type ButtonProps, ButtonRow, type ButtonSize } from '../button';

/** Full-page error fallback (spec: 2.error-fallback). */
export const PAGE_ERROR_TITLE = 'Something went wrong';
export const PAGE_ERROR_TEXT = "We're sorry for the inconvenience. The page encountered an unexpected error.";

/** Panel in the place of a dashboard that failed to render (spec: 2.dashboard-error). */
export const DASHBOARD_ERROR_TITLE = 'Dashboard Error';
export const DASHBOARD_ERROR_TEXT = "The dashboard encountered an error and couldn't load properly.";

/** Buttons of both (spec: 2.error-fallback). */
export const TRY_AGAIN = 'Try Again';
export const RELOAD_PAGE = 'Reload Page';

/** What an error row says when it does not know what failed. */
export const UNNAMED_PART = 'This part';

/** Title of an error row: "Bookings didn't load". */
export const rowErrorTitle = (subject: string): string => `${subject} didn't load`;

/** The 40 px square with the icon of an error. Decorative. */
export function DangerChip({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        't:inline-grid t:size-10 t:flex-none t:place-items-center t:rounded-control t:border t:border-danger-border t:bg-danger-soft t:text-danger-text t:*:icon-20',
        className,
      )}
    >
      {children}
    </span>
  );
}

/**
 * 'Try Again'. When it goes away with the focus, the nearest element around that can have it takes it: keyboards and
 * screen readers would start from the top of the page again (WCAG 2.4.3). Where there is none, nothing happens.
 */
export function RetryButton({
  onRetry,
  ...look
}: { onRetry: () => void } & Pick<ButtonProps, 'variant' | 'size'>) {
  const shown = useRef<HTMLElement | null>(null);
  // A ref is taken off while the button is still in the page; an effect is cleaned up too late, or warns on a server.
  const ref = useCallback((button: HTMLElement | null) => {
    if (button === null && shown.current !== null) passFocusOn(shown.current);
    shown.current = button;
  }, []);
  return (
    <Button {...look} icon={<RotateCcw />} onClick={() => onRetry()} ref={ref}>
      {TRY_AGAIN}
    </Button>
  );
}

function passFocusOn(button: HTMLElement): void {
  // The button is asked itself, since the document sees no focus inside a shadow root.
  if (!button.matches(':focus')) return;
  button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}

/** What a reader can do about an error. */
export interface RecoveryProps {
  /** Called by 'Try Again'; without it the button is left out. */
  onRetry?: (() => void) | undefined;
  /** Called by 'Reload Page'. @default reloads the page */
  onReload?: (() => void) | undefined;
}

/** 'Try Again' and 'Reload Page'. */
export function RecoveryButtons({
  onRetry,
  onReload = () => location.reload(),
  size,
  className,
}: RecoveryProps & { size?: ButtonSize; className?: string }) {
  return (
    <ButtonRow className={className}>
      {onRetry ? <RetryButton variant="primary" size={size} onRetry={onRetry} /> : null}
      <Button size={size} icon={<RefreshCw />} onClick={() => onReload()}>
        {RELOAD_PAGE}
      </Button>
    </ButtonRow>
  );
}

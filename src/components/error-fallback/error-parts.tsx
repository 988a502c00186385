'use client';
import type { ReactNode } from 'react';
import { RefreshCw, RotateCcw } from '../../icons';
import { cx } from '../../lib/cx';
import { usePassFocus } from '../../lib/pass-focus';
import { type ActionElement, Button, type ButtonProps, ButtonRow, type ButtonSize } from '../button';

/** Full-page error fallback (spec: 2.error-fallback). */
export const PAGE_ERROR_TITLE = 'Something went wrong';
export const PAGE_ERROR_TEXT = "We're sorry for the inconvenience. The page encountered an unexpected error.";

/** Panel in the place of a dashboard that failed to render (spec: 2.dashboard-error). */
export const DASHBOARD_ERROR_TITLE = 'Dashboard Error';
export const DASHBOARD_ERROR_TEXT = "The dashboard encountered an error and couldn't load properly.";

/** Buttons of both (spec: 2.error-fallback). */
export const TRY_AGAIN = 'Try Again';
export const RELOAD_PAGE = 'Reload Page';

/** Button of what could not be read; said as a sentence of the page, and not as the name of a prescribed button. */
export const READ_AGAIN = 'Try again';

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

interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-describedby'> {
  onRetry: () => void;
  /** What it says. @default 'Try Again' */
  children?: string;
}

/** 'Try Again'. When it goes away with the focus, what took its place gets it (WCAG 2.4.3). */
export function RetryButton({ onRetry, children = TRY_AGAIN, ...look }: RetryButtonProps) {
  return (
    <Button {...look} icon={<RotateCcw />} onClick={() => onRetry()} ref={usePassFocus<ActionElement>()}>
      {children}
    </Button>
  );
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

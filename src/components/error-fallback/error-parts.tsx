'use client';
import type { ReactNode } from 'react';
import { errorMessages, sentenceMessages } from '../../i18n/compiled/en/components.js';
import { useMessages } from '../../i18n/use-messages.js';
import { RefreshCw, RotateCcw } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { usePassFocus } from '../../lib/pass-focus.js';
import { useSettled } from '../../lib/use-settled.js';
import { type ActionElement, Button, type ButtonProps, ButtonRow, type ButtonSize } from '../button/index.js';

/** Full-page error fallback (spec: 2.error-fallback). */
export const PAGE_ERROR_TITLE = errorMessages['error.page.title'];
export const PAGE_ERROR_TEXT = errorMessages['error.page.text'];

/** Panel in the place of a dashboard that failed to render (spec: 2.dashboard-error). */
export const DASHBOARD_ERROR_TITLE = errorMessages['error.dashboard.title'];
export const DASHBOARD_ERROR_TEXT = errorMessages['error.dashboard.text'];

/** Buttons of both (spec: 2.error-fallback). */
export const TRY_AGAIN = errorMessages['error.try-again'];
export const RELOAD_PAGE = errorMessages['error.reload'];

/** Button of what could not be read; said as a sentence of the page, and not as the name of a prescribed button. */
export const READ_AGAIN = errorMessages['error.read-again'];

/** The text of an error row that does not know what failed. */
export const UNNAMED_PART = errorMessages['error.part'];

/** The 40 px square with the icon of an error. Decorative. */
export function DangerChip({ className, children }: { className?: string | undefined; children: ReactNode }) {
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
 * Announces an error that appears. The text that shows is no live region: it comes together with its
 * element, and this one comes after (WCAG 4.1.3). As one sentence it is not taken for the text that shows.
 */
export function SpokenError({ title, text }: { title: string; text?: ReactNode | undefined }) {
  const isSettled = useSettled();
  const t = useMessages(sentenceMessages);
  return (
    <div role="alert" className="t:sr-only">
      {isSettled ? (
        <bdi>
          {typeof text === 'string'
            ? t['sentence.title-and-text']({ title, text })
            : t['sentence.title']({ title })}
        </bdi>
      ) : null}
      {isSettled && typeof text !== 'string' ? text : null}
    </div>
  );
}

interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-describedby'> {
  onRetry: () => void;
  /** The text. @default 'Try Again' */
  children?: string | undefined;
}

/** 'Try Again'. When it goes away with the focus, what took its place gets it (WCAG 2.4.3). */
export function RetryButton({ onRetry, children, ...look }: RetryButtonProps) {
  const t = useMessages(errorMessages);
  return (
    <Button {...look} icon={<RotateCcw />} onClick={() => onRetry()} ref={usePassFocus<ActionElement>()}>
      {children ?? t['error.try-again']}
    </Button>
  );
}

/** The reader's ways out of an error. */
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
}: RecoveryProps & { size?: ButtonSize | undefined; className?: string | undefined }) {
  const t = useMessages(errorMessages);
  return (
    <ButtonRow className={className}>
      {onRetry ? <RetryButton variant="primary" size={size} onRetry={onRetry} /> : null}
      <Button size={size} icon={<RefreshCw />} onClick={() => onReload()}>
        {t['error.reload']}
      </Button>
    </ButtonRow>
  );
}

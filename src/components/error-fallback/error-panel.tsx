'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { errorMessages } from '../../i18n/compiled/en/error.js';
import { sentenceMessages } from '../../i18n/compiled/en/sentence.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CircleAlert } from '../../icons/compiled/circle-alert.js';
import { RefreshCw } from '../../icons/compiled/refresh-cw.js';
import { RotateCcw } from '../../icons/compiled/rotate-ccw.js';
import { TriangleAlert } from '../../icons/compiled/triangle-alert.js';
import { useSettled } from '../../lib/announcer.js';
import { cx } from '../../lib/cx.js';
import { useRestoreFocus } from '../../lib/restore-focus.js';
import { type ActionElement, Button, type ButtonProps, ButtonRow, type ButtonSize } from '../button/index.js';

export interface ErrorPanelProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'>,
    RecoveryProps {
  /** Heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/**
 * Replaces a dashboard that failed to render (spec: 2.dashboard-error).
 *
 * @example
 * <ErrorPanel onRetry={retry} />
 */
export const ErrorPanel = forwardRef<HTMLDivElement, ErrorPanelProps>(function ErrorPanel(
  { onRetry, onReload, headingLevel = 2, className, ...rest },
  ref,
) {
  const t = useMessages(errorMessages);
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-slot="error-panel"
      className={cx(
        't:root t:@container t:[contain-intrinsic-inline-size:min(228px,100vw-116px)] t:grid t:justify-items-start t:gap-1 t:rounded-panel t:border t:border-danger-border t:bg-surface t:p-panel-padding',
        className,
      )}
      ref={ref}
      {...rest}
    >
      <SpokenError title={t['error.dashboard.title']} text={t['error.dashboard.text']} />
      <DangerChip className="t:mb-3">
        <TriangleAlert />
      </DangerChip>
      <Heading className="t:font-display t:text-title-section">{t['error.dashboard.title']}</Heading>
      <p className="t:max-w-[56ch] t:text-pretty t:text-muted">
        <bdi>{t['error.dashboard.text']}</bdi>
      </p>
      <RecoveryButtons onRetry={onRetry} onReload={onReload} className="t:mt-4" />
    </div>
  );
});

export interface ErrorRowProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title' | 'role'> {
  /** The failed part, in the plural or with an article: 'Bookings'. @default 'This part' */
  subject?: string | undefined;
  /** The reason in one sentence, where it is known. */
  message?: ReactNode | undefined;
  /** Called by 'Try Again'; without it the button is left out. */
  onRetry?: (() => void) | undefined;
  /** 'none' inside a live region of yours: the row then adds none. @default 'alert' */
  role?: 'alert' | 'none' | undefined;
}

/**
 * Replaces the content of a panel that did not load, and offers another try.
 *
 * @example
 * <ErrorRow subject="Bookings" message="Network connection failed. Please check your internet connection." onRetry={refetch} />
 */
export const ErrorRow = forwardRef<HTMLDivElement, ErrorRowProps>(function ErrorRow(
  { subject, message, onRetry, role = 'alert', className, ...rest },
  ref,
) {
  const t = useMessages(errorMessages);
  const titleId = useId();
  const title = t['error.row']({ subject: subject ?? t['error.part'] });
  return (
    <div
      data-slot="error-row"
      className={cx(
        't:root t:grid t:justify-items-start t:gap-5 t:border-t t:px-panel-padding t:pt-3 t:pb-panel-padding t:@max-phone:px-panel-padding-compact t:@max-phone:pb-panel-padding-compact',
        className,
      )}
      ref={ref}
      {...rest}
    >
      {role === 'alert' ? <SpokenError title={title} text={message} /> : null}
      <div className="t:flex t:items-center t:gap-3.5">
        <DangerChip>
          <CircleAlert />
        </DangerChip>
        <div className="t:min-w-0">
          <div id={titleId} className="t:font-semibold">
            <bdi>{title}</bdi>
          </div>
          {message ? (
            <div className="t:text-label t:text-muted">
              <bdi>{message}</bdi>
            </div>
          ) : null}
        </div>
      </div>
      {onRetry ? <RetryButton onRetry={onRetry} aria-describedby={titleId} /> : null}
    </div>
  );
});

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

/** Announces an error. Screen readers may skip text that comes with its live region (WCAG 4.1.3). */
function SpokenError({ title, text }: { title: string; text?: ReactNode | undefined }) {
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
  /** @default 'Try Again' */
  children?: string | undefined;
}

/** Renders 'Try Again'. When it disappears with the focus, an element around gets the focus (WCAG 2.4.3). */
export function RetryButton({ onRetry, children, ...look }: RetryButtonProps) {
  const t = useMessages(errorMessages);
  return (
    <Button {...look} icon={<RotateCcw />} onClick={() => onRetry()} ref={useRestoreFocus<ActionElement>()}>
      {children ?? t['error.try-again']}
    </Button>
  );
}

/** Callbacks of the buttons of an error. */
export interface RecoveryProps {
  /** Called by 'Try Again'; without it the button is left out. */
  onRetry?: (() => void) | undefined;
  /** Called by 'Reload Page'. @default reloads the page */
  onReload?: (() => void) | undefined;
}

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

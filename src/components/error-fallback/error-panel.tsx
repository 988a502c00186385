'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { errorMessages } from '../../i18n/compiled/en/components.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CircleAlert, TriangleAlert } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { DangerChip, RecoveryButtons, type RecoveryProps, RetryButton, SpokenError } from './error-parts.js';

export interface ErrorPanelProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'>,
    RecoveryProps {
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/**
 * Stands in the place of a dashboard that failed to render (spec: 2.dashboard-error).
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
        't:root t:@container t:padded-width t:grid t:justify-items-start t:gap-1 t:rounded-panel t:border t:border-danger-border t:bg-surface t:p-panel-padding',
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
  /** Why, in one sentence, where it is known. */
  message?: ReactNode | undefined;
  /** Called by 'Try Again'; without it the button is left out. */
  onRetry?: (() => void) | undefined;
  /** 'none' inside a live region of yours that was there before: the row then adds none. @default 'alert' */
  role?: 'alert' | 'none' | undefined;
}

/**
 * Says inside a panel that its content did not load, and offers another try. Other panels are not touched.
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
        't:root t:grid t:justify-items-start t:gap-5 t:border-t t:px-panel-padding t:pt-3.5 t:pb-panel-padding t:@max-md:px-panel-padding-compact t:@max-md:pb-panel-padding-compact',
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

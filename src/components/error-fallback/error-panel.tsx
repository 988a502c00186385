import { TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';
import { DangerChip } from './danger-chip';
import { RecoveryButtons, type RecoveryProps } from './recovery-buttons';
import { DASHBOARD_ERROR_TEXT, DASHBOARD_ERROR_TITLE } from './texts';

export interface ErrorPanelProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'>,
    RecoveryProps {
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4;
}

/**
 * Stands in the place of a dashboard that failed to render (spec section 2).
 *
 * @example
 * <ErrorPanel onRetry={retry} />
 */
export const ErrorPanel = forwardRef<HTMLDivElement, ErrorPanelProps>(function ErrorPanel(
  { onRetry, onReload, headingLevel = 2, className, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-slot="error-panel"
      role="alert"
      className={cx(
        't:root t:@container t:grid t:justify-items-start t:gap-1 t:rounded-panel t:border t:border-danger-border t:bg-surface t:p-panel-padding',
        className,
      )}
      ref={ref}
      {...rest}
    >
      <DangerChip className="t:mb-3">
        <TriangleAlert />
      </DangerChip>
      <Heading className="t:font-display t:text-title-section">{DASHBOARD_ERROR_TITLE}</Heading>
      <p className="t:max-w-[56ch] t:text-pretty t:text-muted">
        <bdi>{DASHBOARD_ERROR_TEXT}</bdi>
      </p>
      <RecoveryButtons onRetry={onRetry} onReload={onReload} className="t:mt-4" />
    </div>
  );
});

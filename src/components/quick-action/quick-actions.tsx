import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';

export interface QuickActionsProps extends ComponentPropsWithoutRef<'div'> {
  /** What the actions have in common. @default 'Quick actions' */
  'aria-label'?: string;
}

/**
 * `QuickAction`s beside each other: four columns where there is room, two on phones, one where text is large.
 *
 * @example
 * <QuickActions><QuickAction …>New Client</QuickAction><QuickAction …>Create Booking</QuickAction></QuickActions>
 */
export const QuickActions = forwardRef<HTMLDivElement, QuickActionsProps>(function QuickActions(
  { 'aria-label': label = 'Quick actions', className, children, ...rest },
  ref,
) {
  return (
    <div
      data-slot="quick-actions"
      role="group"
      aria-label={label}
      className={cx('t:root t:@container/quick', className)}
      ref={ref}
      {...rest}
    >
      <div className="t:grid t:grid-cols-2 t:gap-3 t:@lg:grid-cols-4 t:@lg:gap-4 t:@max-[20em]/quick:grid-cols-1">
        {children}
      </div>
    </div>
  );
});

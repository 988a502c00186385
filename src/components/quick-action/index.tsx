'use client';
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { quickActionsMessages } from '../../i18n/compiled/en/quick-actions.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChevronRight } from '../../icons/compiled/chevron-right.js';
import { cx } from '../../lib/cx.js';
import { isBusy, useAction } from '../action-button/index.js';
import { Action, type ActionElement, type ActionProps, Spinner } from '../button/index.js';

interface QuickActionOwnProps {
  /** Label with a verb and a noun: 'Create Booking'. */
  children: ReactNode;
  /** Decorative icon, 20 px in a square of 40 px. */
  icon: ReactNode;
}

/** Native props of `<button>`, whose `onClick` may return a promise, or of `<a>` when `href` is given. */
export type QuickActionProps = ActionProps<QuickActionOwnProps>;

/**
 * Renders a frequent action as a tile, 58 px high. Group several in `QuickActions`.
 *
 * @example
 * <QuickAction icon={<CalendarPlus />} onClick={createBooking}>Create Booking</QuickAction>
 */
export const QuickAction = forwardRef<ActionElement, QuickActionProps>(function QuickAction(
  { icon, className, children, ...rest },
  ref,
) {
  const action = useAction((event: MouseEvent<HTMLButtonElement>) =>
    rest.href === undefined ? rest.onClick?.(event) : undefined,
  );
  return (
    <Action
      data-slot="quick-action"
      className={cx(
        't:root t:flex t:min-h-14 t:w-full t:min-w-0 t:items-center t:gap-3 t:rounded-card t:border t:bg-surface t:py-2 t:ps-2.5 t:pe-4',
        't:text-start t:font-semibold t:transition-press',
        !('data-inert' in rest || rest.disabled) && 't:hover:border-brand-mark',
        't:@max-phone:gap-2.5 t:@max-phone:pe-2.5 t:@max-phone:text-label',
        't:disabled:cursor-not-allowed t:disabled:bg-neutral-soft t:disabled:text-subtle',
        className,
      )}
      ref={ref}
      {...(rest.href === undefined
        ? {
            ...rest,
            onClick: action.run,
            'aria-busy': action.status === 'working' || undefined,
            'aria-disabled': isBusy(action) || rest['aria-disabled'],
          }
        : rest)}
    >
      <span
        aria-hidden="true"
        className="t:inline-grid t:size-10 t:flex-none t:place-items-center t:rounded-control t:bg-brand-soft t:text-on-brand-soft t:*:icon-20 t:@max-phone:size-9"
      >
        {action.status === 'working' ? <Spinner /> : icon}
      </span>
      <span className="t:min-w-0 t:flex-auto t:wrap-anywhere">{children}</span>
      <ChevronRight
        aria-hidden="true"
        className="t:icon-16 t:icon-directional t:text-subtle t:@max-phone:hidden"
      />
    </Action>
  );
});

export interface QuickActionsProps extends ComponentPropsWithoutRef<'div'> {
  /** Name of the group. @default 'Quick actions' */
  'aria-label'?: string | undefined;
}

/**
 * Groups `QuickAction`s: four columns where there is room, two on phones, one with large text.
 *
 * @example
 * <QuickActions><QuickAction …>New Client</QuickAction><QuickAction …>Create Booking</QuickAction></QuickActions>
 */
export const QuickActions = forwardRef<HTMLDivElement, QuickActionsProps>(function QuickActions(
  { 'aria-label': label, className, children, ...rest },
  ref,
) {
  const t = useMessages(quickActionsMessages);
  return (
    <div
      data-slot="quick-actions"
      role="group"
      aria-label={label ?? t['quick-actions']}
      className={cx('t:root t:@container/quick', className)}
      ref={ref}
      {...rest}
    >
      <div className="t:grid t:grid-cols-2 t:gap-3 t:@min-phone:gap-4 t:@min-table:grid-cols-4 t:@max-card/quick:grid-cols-1">
        {children}
      </div>
    </div>
  );
});

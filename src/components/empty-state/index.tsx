import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx, type PartClasses } from '../../lib/cx.js';

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Names what is missing: 'Nothing saved yet'. */
  title: string;
  /** Heading level of the title: one below the panel's. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** One sentence about how to change that. */
  children?: ReactNode | undefined;
  /** At most one action, e.g. a primary `Button`. */
  action?: ReactNode | undefined;
  /** Id of the heading, for `aria-describedby` of other elements. */
  headingId?: string | undefined;
  /** Shows the pattern, or a node in its place. @default true */
  art?: ReactNode | undefined;
  /** Your classes for its parts, by `data-slot`. */
  classNames?:
    | PartClasses<'empty-state-art' | 'empty-state-title' | 'empty-state-text' | 'empty-state-action'>
    | undefined;
}

// The pattern has a margin of its own.
const room = cva(
  't:root t:grid t:content-center t:justify-items-center t:gap-1 t:px-6 t:pb-8 t:text-center t:wrap-anywhere',
  {
    variants: { drawn: { true: 't:pt-2', false: 't:pt-6' } },
  },
);

/**
 * Replaces an empty list: it names what is missing, then what to do.
 *
 * @example
 * <EmptyState title="Nothing saved yet" action={<Button variant="primary" href="/destinations">Discover experiences</Button>}>
 *   Save an experience and it will wait for you here.
 * </EmptyState>
 */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, headingLevel = 3, headingId, action, art = true, classNames, className, children, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-slot="empty-state" className={cx(room({ drawn: art === true }), className)} ref={ref} {...rest}>
      {art === true ? (
        <div
          data-slot="empty-state-art"
          aria-hidden="true"
          className={cx('t:mb-3 t:h-24 t:w-48 t:max-w-full t:motif-art', classNames?.['empty-state-art'])}
        />
      ) : (
        art
      )}
      <Heading
        id={headingId}
        data-slot="empty-state-title"
        className={cx('t:font-display t:text-title-panel t:text-balance', classNames?.['empty-state-title'])}
      >
        {title}
      </Heading>
      {children ? (
        <p
          data-slot="empty-state-text"
          className={cx('t:max-w-[44ch] t:text-balance t:text-muted', classNames?.['empty-state-text'])}
        >
          <bdi>{children}</bdi>
        </p>
      ) : null}
      {action ? (
        <div data-slot="empty-state-action" className={cx('t:mt-4', classNames?.['empty-state-action'])}>
          {action}
        </div>
      ) : null}
    </div>
  );
});

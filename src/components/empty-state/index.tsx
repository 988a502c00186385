import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx, type PartClasses } from '../../lib/cx.js';

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The missing thing: 'Nothing saved yet'. */
  title: string;
  /** Level of the title in the page's outline: one below the panel's. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** One sentence that says how to change that. */
  children?: ReactNode | undefined;
  /** At most one way on, e.g. a primary `Button`. */
  action?: ReactNode | undefined;
  /** Id of the heading, for what it describes. */
  headingId?: string | undefined;
  /** Shows the pattern, or what is given in its place. @default true */
  art?: ReactNode | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?:
    | PartClasses<'empty-state-art' | 'empty-state-title' | 'empty-state-text' | 'empty-state-action'>
    | undefined;
}

// Art that is drawn brings room of its own.
const room = cva(
  't:root t:grid t:content-center t:justify-items-center t:gap-1 t:px-6 t:pb-8 t:text-center',
  {
    variants: { drawn: { true: 't:pt-2', false: 't:pt-6' } },
  },
);

/**
 * Stands where a list would be. It says what is missing, then what to do.
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

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx';

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What is not there: 'Nothing saved yet'. */
  title: string;
  /** Level of the title in the page's outline: one below the panel's. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** One sentence that says how to change that. */
  children?: ReactNode;
  /** At most one way on, e.g. a primary `Button`. */
  action?: ReactNode;
  /** Id of the heading, for what it describes. */
  headingId?: string;
  /** Shows the pattern, or what is given in its place. @default true */
  art?: ReactNode;
}

/**
 * Stands where a list would be. It says what is missing, then what to do.
 *
 * @example
 * <EmptyState title="Nothing saved yet" action={<Button variant="primary" href="/destinations">Discover experiences</Button>}>
 *   Save an experience and it will wait for you here.
 * </EmptyState>
 */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, headingLevel = 3, headingId, action, art = true, className, children, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-slot="empty-state"
      className={cx(
        't:root t:grid t:content-center t:justify-items-center t:gap-1 t:px-6 t:pb-8 t:text-center',
        art === true ? 't:pt-2' : 't:pt-6',
        className,
      )}
      ref={ref}
      {...rest}
    >
      {art === true ? (
        <div
          data-slot="empty-state-art"
          aria-hidden="true"
          className="t:mb-3 t:h-24 t:w-48 t:max-w-full t:motif-art"
        />
      ) : (
        art
      )}
      <Heading id={headingId} className="t:font-display t:text-title-panel t:text-balance">
        {title}
      </Heading>
      {children ? (
        <p className="t:max-w-[40ch] t:text-balance t:text-muted">
          <bdi>{children}</bdi>
        </p>
      ) : null}
      {action ? <div className="t:mt-4">{action}</div> : null}
    </div>
  );
});

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx';
import type { PartClasses } from '../../lib/part-classes';

export interface PageHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** The page's h1. It can take focus by script, for the move of focus after navigation. */
  title: ReactNode;
  /** One line of plain help below the title. */
  help?: ReactNode;
  /** The one action of the page, at the end. */
  action?: ReactNode;
  /** Whether the action also shows where it is narrow (below 720 px), for pages whose bottom navigation does not have it. @default false */
  actionWhenNarrow?: boolean;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: PartClasses<'page-title' | 'page-help' | 'page-action'> | undefined;
}

/**
 * Title, a line of help and one action at the top of a page. Parts: `page-header`, `page-title`, `page-help`, `page-action`.
 *
 * @example
 * <PageHeader title="Traveler Dashboard" help="Kia ora, Hana. Your next trip starts in 21 days."
 *   action={<Button icon={<Compass />}>Discover experiences</Button>} />
 */
export const PageHeader = forwardRef<HTMLDivElement, PageHeaderProps>(function PageHeader(
  { title, help, action, actionWhenNarrow = false, classNames, className, ...rest },
  ref,
) {
  return (
    <div data-slot="page-header" className={cx('t:root t:@container', className)} ref={ref} {...rest}>
      <div className="t:flex t:flex-wrap t:items-end t:gap-x-6 t:gap-y-4 t:pt-8 t:@max-md:pt-6">
        <div className="t:min-w-0 t:flex-[1_1_320px]">
          <h1
            data-slot="page-title"
            tabIndex={-1}
            className={cx(
              't:font-display t:text-title-page t:text-balance t:outline-none t:wrap-anywhere t:@max-md:text-[calc(1.625*var(--tapa-rem,1rem))] t:@max-md:leading-[1.231]',
              classNames?.['page-title'],
            )}
          >
            {title}
          </h1>
          {help ? (
            <p
              data-slot="page-help"
              className={cx(
                't:mt-1 t:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.6] t:text-pretty t:wrap-anywhere t:text-muted t:own-direction',
                classNames?.['page-help'],
              )}
            >
              {help}
            </p>
          ) : null}
        </div>
        {action ? (
          <div
            data-slot="page-action"
            className={cx(
              't:flex t:flex-wrap t:gap-2',
              !actionWhenNarrow && 't:@max-md:hidden',
              classNames?.['page-action'],
            )}
          >
            {action}
          </div>
        ) : null}
      </div>
    </div>
  );
});

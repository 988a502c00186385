import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx, type PartClasses } from '../../lib/cx.js';

export interface PageHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** The page's h1. Focusable by script, for focus after navigation. */
  title: ReactNode;
  /** Name of the page's area, small, above the title within the h1: 'Travel Agent Hub'. */
  over?: ReactNode | undefined;
  /** One line of help below the title. */
  help?: ReactNode | undefined;
  /** Main action, at the inline end. */
  action?: ReactNode | undefined;
  /** Shows the action below 602 px too, for pages whose bottom navigation lacks it. @default false */
  actionWhenNarrow?: boolean | undefined;
  /** Classes for its parts, by `data-slot`. */
  classNames?: PartClasses<'page-title' | 'page-title-over' | 'page-help' | 'page-action'> | undefined;
}

/**
 * Title, help and main action at the top of a page. Parts: `page-header`, `page-title` with `page-title-over`
 * in it, `page-help`, `page-action`.
 *
 * @example
 * <PageHeader title="Traveler Dashboard" help="Kia ora, Hana. Your next trip starts in 21 days."
 *   action={<Button icon={<Compass />}>Discover experiences</Button>} />
 */
export const PageHeader = forwardRef<HTMLDivElement, PageHeaderProps>(function PageHeader(
  { title, over, help, action, actionWhenNarrow = false, classNames, className, ...rest },
  ref,
) {
  return (
    <div data-slot="page-header" className={cx('t:root t:@container', className)} ref={ref} {...rest}>
      <div className="t:grid t:grid-cols-[minmax(0,1fr)_auto] t:items-end t:gap-x-6 t:gap-y-1 t:pt-8 t:@max-phone:pt-4 t:@max-phone:grid-cols-1">
        <h1
          data-slot="page-title"
          tabIndex={-1}
          className={cx(
            't:font-display t:text-title-page t:text-balance t:outline-none t:wrap-anywhere t:@max-phone:text-[calc(1.5*var(--tapa-rem,1rem))] t:@max-phone:leading-[1.25]',
            classNames?.['page-title'],
          )}
        >
          {over ? (
            <>
              <span
                data-slot="page-title-over"
                className={cx(
                  't:block t:font-text t:text-label t:font-medium t:text-muted',
                  classNames?.['page-title-over'],
                )}
              >
                {over}
              </span>
              {/* Separates the two parts in the accessible name; not visible between blocks. */}
              <span className="t:contents"> </span>
            </>
          ) : null}
          <span className="t:contents">{title}</span>
        </h1>
        {help ? (
          <p
            data-slot="page-help"
            className={cx(
              't:col-span-full t:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.6] t:text-pretty t:wrap-anywhere t:text-muted t:own-direction t:@max-phone:text-body t:@max-phone:leading-[1.5715] t:max-[360px]:min-h-[2lh]',
              classNames?.['page-help'],
            )}
          >
            {help}
          </p>
        ) : null}
        {action ? (
          // The negative margins keep a button, which is higher than the title, from moving it.
          <div
            data-slot="page-action"
            className={cx(
              't:@min-phone:-my-0.5 t:@min-phone:col-start-2 t:@min-phone:row-start-1 t:flex t:min-h-button-height-sm t:flex-wrap t:items-center t:gap-2 t:@max-phone:mt-2',
              !actionWhenNarrow && 't:@max-phone:hidden',
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

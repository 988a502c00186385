'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { CircleAlert } from '../../icons/index.js';
import { PANEL_INSET } from '../../lib/class-names.js';
import { cx, type PartClasses } from '../../lib/cx.js';
import { Loading, SkeletonLine, useLoading } from '../skeleton/index.js';
import { surfaceClasses } from './panel-parts.js';

export interface PlainPanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The title of the panel; it names the region. */
  title: string;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Stands beside the title; hidden while loading. */
  marks?: ReactNode | undefined;
  /** Its sum in a few words beside the title: '84 of 96 taken'. While loading a block keeps its place. */
  summary?: string | undefined;
  /** At the end of the head, e.g. a `PanelLink`. */
  action?: ReactNode | undefined;
  /** A line under the head, e.g. '2 items could not be shown'. */
  notice?: ReactNode | undefined;
  /** A line at the end, over a hairline. */
  footer?: ReactNode | undefined;
  /** Shows the content as a skeleton. @default whether the nearest `Loading` is active */
  loading?: boolean | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?:
    | PartClasses<
        'panel-head' | 'panel-title' | 'panel-action' | 'panel-notice' | 'panel-content' | 'panel-foot'
      >
    | undefined;
  /** A list, a table, or a `PanelBody`. */
  children?: ReactNode | undefined;
}

/**
 * A `Panel` without a count and without the mark of sample data.
 *
 * @example
 * <PlainPanel title="Upcoming Trips">…</PlainPanel>
 */
export const PlainPanel = forwardRef<HTMLElement, PlainPanelProps>(function PlainPanel(
  {
    title,
    headingLevel = 2,
    marks,
    summary,
    action,
    notice,
    footer,
    loading,
    classNames,
    className,
    children,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const contextLoading = useLoading();
  const isLoading = loading ?? contextLoading;
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      data-slot="panel"
      data-state={isLoading ? 'loading' : 'ready'}
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
      className={cx(surfaceClasses, PANEL_INSET, className)}
      ref={ref}
      {...rest}
    >
      <div
        data-slot="panel-head"
        className={cx(
          't:flex t:min-h-panel-header-height t:flex-wrap t:items-center t:gap-x-3 t:gap-y-2 t:px-panel-padding t:py-3 t:@max-phone:min-h-14 t:@max-phone:px-panel-padding-compact',
          classNames?.['panel-head'],
        )}
      >
        {/* A long title takes two lines rather than push a short action below it. */}
        <div className="t:flex t:min-w-0 t:flex-[1_1_calc(9*var(--tapa-rem,1rem))] t:flex-wrap t:items-center t:gap-x-3 t:gap-y-2">
          <Heading
            id={titleId}
            data-slot="panel-title"
            className={cx(
              't:min-w-0 t:font-display t:text-title-panel t:text-balance t:wrap-anywhere',
              classNames?.['panel-title'],
            )}
          >
            {title}
          </Heading>
          {summary === undefined ? null : (
            <span className="t:text-label t:text-muted t:figures-in-text">
              {isLoading ? <SkeletonLine width={104} height={12} /> : <bdi>{summary}</bdi>}
            </span>
          )}
          {isLoading ? null : marks}
        </div>
        {action ? (
          <div
            data-slot="panel-action"
            className={cx('t:ms-auto t:flex t:items-center t:gap-2', classNames?.['panel-action'])}
          >
            {action}
          </div>
        ) : null}
      </div>
      {notice && !isLoading ? (
        <p
          data-slot="panel-notice"
          className={cx(
            't:flex t:gap-1.5 t:px-panel-padding t:pb-3 t:text-label t:text-muted t:@max-phone:px-panel-padding-compact',
            classNames?.['panel-notice'],
          )}
        >
          <span aria-hidden="true" className="t:flex t:h-lh t:items-center">
            <CircleAlert className="t:icon-16" />
          </span>
          <bdi>{notice}</bdi>
        </p>
      ) : null}
      {/* A skeleton says nothing: the region is busy. */}
      <div
        data-slot="panel-content"
        aria-hidden={isLoading || undefined}
        className={cx('t:min-w-0', classNames?.['panel-content'])}
      >
        <Loading active={isLoading}>{children}</Loading>
      </div>
      {footer ? (
        <div
          data-slot="panel-foot"
          className={cx(
            't:flex t:flex-wrap t:min-h-12 t:items-center t:justify-between t:gap-3 t:border-t t:px-panel-padding t:py-3 t:text-label t:text-muted t:@max-phone:px-panel-padding-compact',
            classNames?.['panel-foot'],
          )}
        >
          {typeof footer === 'string' ? <bdi>{footer}</bdi> : footer}
        </div>
      ) : null}
    </section>
  );
});

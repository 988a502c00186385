'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { fittedFigure } from '../../lib/fitted-figure.js';
import { SkeletonLine, useLoading } from '../skeleton/index.js';

export interface FigureLineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The figure, large: '$46,800'. */
  figure: string;
  /** The whole figure, where `figure` is its compact form. */
  full?: string | undefined;
  /** Beside the figure: what it counts, in words, or how it changed. */
  beside?: ReactNode | undefined;
  /** True where a bar that follows says the figure, so that it is not read twice. @default false */
  bySight?: boolean | undefined;
}

/**
 * The one large figure of a panel, with a word or a change beside it. Inside an active `Loading` it is a skeleton.
 *
 * @example
 * <FigureLine figure="$46.8K" full="$46,800" beside={<Delta value="8%" direction="up" tone="positive" />} />
 */
export const FigureLine = forwardRef<HTMLDivElement, FigureLineProps>(function FigureLine(
  { figure, full, beside, bySight = false, className, ...rest },
  ref,
) {
  const loading = useLoading();
  return (
    <div
      data-slot="figure-line"
      className={cx('t:@container t:flex t:flex-wrap t:items-baseline t:gap-x-2', className)}
      ref={ref}
      {...rest}
    >
      {loading ? (
        <span className="t:font-display t:text-figure-l">
          <SkeletonLine width={132} height={28} />
        </span>
      ) : (
        <>
          <span aria-hidden={bySight || undefined} className={cx(fittedFigure(figure.length), 't:figures')}>
            {figure}
          </span>
          {typeof beside === 'string' ? <span className="t:text-muted">{beside}</span> : beside}
          {full === undefined || full === figure ? null : (
            <bdi className="t:w-full t:text-label t:text-muted">{full}</bdi>
          )}
        </>
      )}
    </div>
  );
});

'use client';
import { type ComponentPropsWithoutRef, createContext, forwardRef, type ReactNode, useContext } from 'react';
import { cx } from '../../lib/cx.js';
import { ROW_INSET } from '../../lib/rows.js';

const LoadingContext = createContext(false);

/** True while the nearest `Loading` says that its data loads. */
export const useLoading = (): boolean => useContext(LoadingContext);

export interface LoadingProps {
  /** True where the data of what is inside still loads. */
  active: boolean;
  /** The content, which renders itself as a skeleton meanwhile. */
  children: ReactNode;
}

/** Lets the real markup inside render itself as a skeleton, so that nothing moves when the data comes. */
export function Loading({ active, children }: LoadingProps) {
  return <LoadingContext.Provider value={active}>{children}</LoadingContext.Provider>;
}

/** In px, or a share of the box around. Blocks of other sizes have a class for it. */
export type SkeletonSize = number | `${number}%`;

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Width in px, or a share of the box around: '70%'. A class says other widths. @default '100%' */
  width?: SkeletonSize | undefined;
  /** Height in px, or a share of the box around: '100%'. A class says other heights. @default 14 */
  height?: SkeletonSize | undefined;
  /** Roundness of what it stands for. @default 'text' */
  shape?: 'text' | 'control' | 'pill' | undefined;
}

/**
 * A quiet block in the place of content that is still loading. It is hidden from assistive technology: the region
 * around it says `aria-busy`. An `svg`, whose size is an attribute: a strict policy takes styles out of server markup.
 *
 * @example
 * <Skeleton width={52} height={56} shape="control" />
 */
export const Skeleton = forwardRef<SVGSVGElement, SkeletonProps>(function Skeleton(
  { width = '100%', height = 14, shape = 'text', className, ...rest },
  ref,
) {
  return (
    <svg
      data-slot="skeleton"
      aria-hidden="true"
      width={width}
      height={height}
      // Without cva, which every tile would carry for its skeleton.
      className={cx(
        SKELETON_CLASSES,
        shape === 'text' && 't:rounded-xs',
        shape === 'control' && 't:rounded-control',
        shape === 'pill' && 't:rounded-pill',
        className,
      )}
      ref={ref}
      {...rest}
    />
  );
});

/** The look of every skeleton; its roundness follows from the part that it stands for. */
const SKELETON_CLASSES = 't:min-w-0 t:max-w-full t:[contain:size] t:bg-skeleton t:animate-skeleton';

export interface SkeletonBlockProps {
  /** Width in px, or a share of the box around. @default '100%' */
  width?: SkeletonSize | undefined;
  /** Height in px. @default 14 */
  height?: number | undefined;
}

/** The block itself, with nothing to configure: for components that must stay small. Others use `Skeleton`. */
export const SkeletonBlock = ({ width = '100%', height = 14 }: SkeletonBlockProps) => (
  <svg
    data-slot="skeleton"
    aria-hidden="true"
    width={width}
    height={height}
    className={`${SKELETON_CLASSES} t:rounded-xs`}
  />
);

/** Height and width are the block's; the line around it is as high as the text that it replaces. */
export type SkeletonLineProps = SkeletonBlockProps;

/**
 * A block that replaces one line of text. It has the line height and the baseline of the text around it, so that nothing
 * moves when the text is loaded, at any text size.
 */
export function SkeletonLine(props: SkeletonLineProps) {
  return (
    <span aria-hidden="true" className="t:flex t:h-lh t:min-w-0 t:items-center t:before:content-['\200b']">
      <SkeletonBlock {...props} />
    </span>
  );
}

export interface SkeletonRowsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Number of rows, ideally the expected length of the list (spec: 9.first-three). @default 3, as overviews show */
  rows?: number | undefined;
  /** A block of 52 × 56 px at the start, the size of a date tile. @default true */
  lead?: boolean | undefined;
}

/** Widths of the two lines of a row, so that rows look like text and not like bars. */
const LINES = [
  ['78%', '52%'],
  ['64%', '44%'],
  ['70%', '58%'],
] as const;

/**
 * Rows of a list whose data loads, with the measures of a real row. The region around it says that it is busy.
 *
 * @example
 * <Panel title="Upcoming Trips" loading><SkeletonRows /></Panel>
 */
export const SkeletonRows = forwardRef<HTMLDivElement, SkeletonRowsProps>(function SkeletonRows(
  { rows = 3, lead = true, className, ...rest },
  ref,
) {
  return (
    <div
      data-slot="skeleton-rows"
      aria-busy="true"
      className={cx('t:root', ROW_INSET, className)}
      ref={ref}
      {...rest}
    >
      {Array.from({ length: rows }, (_, index) => {
        const [first, second] = LINES[index % LINES.length] ?? LINES[0];
        return (
          <div
            // Rows of a skeleton have no identity: they never move.
            key={`row-${String(index)}`}
            className="t:flex t:min-h-row-min-height t:items-center t:gap-row-gap t:border-t t:px-(--row-inset) t:py-[calc(14px*var(--tapa-density,1))] t:@max-phone:gap-3"
          >
            {lead ? <Skeleton className="t:flex-none" width={52} height={56} shape="control" /> : null}
            <span className="t:grid t:min-w-0 t:flex-auto t:gap-2">
              <Skeleton width={first} />
              <Skeleton width={second} height={12} />
            </span>
          </div>
        );
      })}
    </div>
  );
});

export interface SkeletonTextProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** How many lines; the last one is shorter. @default 2 */
  lines?: number | undefined;
}

/**
 * Lines of text that load.
 *
 * @example
 * <SkeletonText lines={3} />
 */
export const SkeletonText = forwardRef<HTMLSpanElement, SkeletonTextProps>(function SkeletonText(
  { lines = 2, className, ...rest },
  ref,
) {
  return (
    <span data-slot="skeleton-text" className={cx('t:block', className)} ref={ref} {...rest}>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonLine
          key={`line-${String(index)}`}
          width={index > 0 && index === lines - 1 ? '60%' : '100%'}
        />
      ))}
    </span>
  );
});

'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx.js';

/** Size in px, or a share of the container. Set other units by a class. */
export type SkeletonSize = number | `${number}%`;

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** @default '100%' */
  width?: SkeletonSize | undefined;
  /** @default 14 */
  height?: SkeletonSize | undefined;
  /** Roundness of the replaced element. @default 'text' */
  shape?: 'text' | 'control' | 'pill' | undefined;
}

/**
 * Placeholder block for content that loads. It is hidden from assistive technology; set `aria-busy` on the
 * region around it. An `svg`, whose size is an attribute: a strict CSP drops styles from server markup.
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
      // Without cva, which would add to the size of every tile.
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

const SKELETON_CLASSES = 't:min-w-0 t:max-w-full t:[contain:size] t:bg-skeleton t:animate-skeleton';

export interface SkeletonBlockProps {
  /** @default '100%' */
  width?: SkeletonSize | undefined;
  /** Height in px. @default 14 */
  height?: number | undefined;
}

/** `Skeleton` without options and `cx`, for components that must stay small. */
export const SkeletonBlock = ({ width = '100%', height = 14 }: SkeletonBlockProps) => (
  <svg
    data-slot="skeleton"
    aria-hidden="true"
    width={width}
    height={height}
    className={`${SKELETON_CLASSES} t:rounded-xs`}
  />
);

/** Size of the block; the line around it is as high as the replaced text. */
export type SkeletonLineProps = SkeletonBlockProps;

/**
 * Block that replaces one line of text. It has the line height and the baseline of the surrounding text, so
 * that nothing moves when the text is loaded, at any text size.
 */
export function SkeletonLine(props: SkeletonLineProps) {
  return (
    <span aria-hidden="true" className="t:flex t:h-lh t:min-w-0 t:items-center t:before:content-['\200b']">
      <SkeletonBlock {...props} />
    </span>
  );
}

'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx.js';

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

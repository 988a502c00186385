import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';
import { SKELETON_CLASSES } from './skeleton-block';

const SHAPES = { text: 't:rounded-xs', control: 't:rounded-control', pill: 't:rounded-pill' } as const;

export interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  /** Width in px, or any CSS length. @default '100%' */
  width?: number | string;
  /** Height in px, or any CSS length. @default 14 */
  height?: number | string;
  /** Roundness of what it stands for. @default 'text' */
  shape?: keyof typeof SHAPES;
}

/**
 * A quiet block in the place of content that is still loading. It is hidden from assistive technology: the region
 * around it says `aria-busy`.
 *
 * @example
 * <Skeleton width={52} height={56} shape="control" />
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width = '100%', height = 14, shape = 'text', className, style, ...rest },
  ref,
) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cx(SKELETON_CLASSES, SHAPES[shape], className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
      ref={ref}
      {...rest}
    />
  );
});

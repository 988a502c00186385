import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';

export interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  /** Width in px, or any CSS length. @default '100%' */
  width?: number | string;
  /** Height in px, or any CSS length. @default 14 */
  height?: number | string;
}

/**
 * A quiet block in the place of content that is still loading. It is hidden from assistive technology: the region
 * around it says `aria-busy`.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width = '100%', height = 14, className, style, ...rest },
  ref,
) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cx('t:block t:max-w-full t:rounded-xs t:bg-skeleton t:animate-skeleton', className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
      ref={ref}
      {...rest}
    />
  );
});

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';
import { SkeletonLine } from './skeleton-line';

export interface SkeletonTextProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** How many lines; the last one is shorter. @default 2 */
  lines?: number;
}

/**
 * Lines of text that are on the way.
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

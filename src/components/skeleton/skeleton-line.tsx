import { SkeletonBlock, type SkeletonBlockProps } from './skeleton-block';

/** Its height is that of the block; the line itself is as high as the text that it stands for. */
export type SkeletonLineProps = SkeletonBlockProps;

/**
 * A block in the place of one line of text. It takes the line height and the baseline of the text around it, so that
 * nothing moves when the text comes, at any text size.
 */
export function SkeletonLine(props: SkeletonLineProps) {
  return (
    <span aria-hidden="true" className="t:flex t:h-lh t:min-w-0 t:items-center t:on-baseline">
      <SkeletonBlock {...props} />
    </span>
  );
}

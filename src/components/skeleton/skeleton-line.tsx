import { Skeleton } from './skeleton';

export interface SkeletonLineProps {
  /** Width in px, or any CSS length. @default '100%' */
  width?: number | string;
  /** Height of the block in px; the line itself is as high as the text that it stands for. @default 14 */
  height?: number;
}

/**
 * A block in the place of one line of text. It takes the line height and the baseline of the text around it, so that
 * nothing moves when the text comes, at any text size.
 */
export function SkeletonLine({ width, height }: SkeletonLineProps) {
  return (
    <span aria-hidden="true" className="t:flex t:h-lh t:min-w-0 t:items-center t:before:content-['\200b']">
      <Skeleton width={width} height={height} />
    </span>
  );
}

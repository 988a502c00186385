/** What every skeleton looks like; how round it is follows from what it stands for. */
export const SKELETON_CLASSES = 't:block t:max-w-full t:bg-skeleton t:animate-skeleton';

/** The same for a block. */
export const SKELETON_BLOCK_CLASSES = `${SKELETON_CLASSES} t:rounded-xs`;

export interface SkeletonBlockProps {
  /** Width in px, or any CSS length. @default '100%' */
  width?: number | string;
  /** Height in px. @default 14 */
  height?: number;
}

/** The block itself, with nothing to configure: for components that must stay small. Others use `Skeleton`. */
export const SkeletonBlock = ({ width = '100%', height = 14 }: SkeletonBlockProps) => (
  <span
    data-slot="skeleton"
    aria-hidden="true"
    className={SKELETON_BLOCK_CLASSES}
    style={{ inlineSize: width, blockSize: height }}
  />
);

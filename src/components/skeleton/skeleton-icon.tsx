import { SKELETON_BLOCK_CLASSES } from './skeleton-block';

/** A block in the place of an icon, as large as icons are there: an `svg`, so that what hides or sizes them meets it too. */
export const SkeletonIcon = () => (
  <svg data-slot="skeleton" aria-hidden="true" className={SKELETON_BLOCK_CLASSES} />
);

export { Loading, type LoadingProps, useLoading } from './loading.js';
export {
  Skeleton,
  SkeletonBlock,
  type SkeletonBlockProps,
  SkeletonLine,
  type SkeletonLineProps,
  type SkeletonProps,
  SkeletonRows,
  type SkeletonRowsProps,
  type SkeletonSize,
  SkeletonText,
  type SkeletonTextProps,
} from './skeleton.js';

export { Loading, type LoadingProps, useLoading } from './loading';
export { Skeleton, type SkeletonProps } from './skeleton';
export { SkeletonBlock, type SkeletonBlockProps } from './skeleton-block';
export { SkeletonIcon } from './skeleton-icon';
export { SkeletonLine, type SkeletonLineProps } from './skeleton-line';
export { SkeletonRows, type SkeletonRowsProps } from './skeleton-rows';
export { SkeletonText, type SkeletonTextProps } from './skeleton-text';

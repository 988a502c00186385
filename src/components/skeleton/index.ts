export { Loading, type LoadingProps, useLoading } from './loading';
export { Skeleton, type SkeletonProps } from './skeleton';

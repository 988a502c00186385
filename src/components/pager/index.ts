export { Pager, type PagerProps } from './pager';
export { PAGE_SIZE, type PagerState, usePager } from './use-pager';

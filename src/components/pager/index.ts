export { Pager, type PagerProps } from './pager';
export { PAGE_SIZE, type PagerControl, type PagerState, usePager } from './use-pager';

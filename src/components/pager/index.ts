export { Pager, type PagerControl, type PagerProps, type PagerState, usePager } from './pager';
export { PAGE_SIZE } from './pages';

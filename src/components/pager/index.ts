export { PAGE_SIZE, Pager, type PagerControl, type PagerProps, type PagerState, usePager } from './pager';

export { Pager, type PagerControl, type PagerProps, type PagerState, usePager } from './pager.js';
export { clampPage, PAGE_SIZE, pageCount } from './pages.js';

export { clampPage, PAGE_SIZE, pageCount } from '../../lib/rows.js';
export { Pager, type PagerControl, type PagerProps, type PagerState, usePager } from './pager.js';

// `--row-inset` is the padding of rows at their sides: in a panel the panel's own, so that they begin where its title does.
export const ROW_INSET =
  't:[--row-inset:var(--panel-inset,var(--tapa-panel-padding,calc(24px*var(--tapa-density))))] t:@max-phone:[--row-inset:var(--panel-inset,var(--tapa-panel-padding-compact,calc(16px*var(--tapa-density))))]';

/** Classes of a row whose opener, with a slot that ends in `-open`, lies over all of it: other controls stand above that. */
export const OVER_OPENER =
  't:[&_:is(a,button,label):not([data-slot$=-open])]:relative t:[&_:is(a,button,label):not([data-slot$=-open])]:z-1';

/** Rows of a page: few enough that a list of any length renders as fast as a short one. */
export const PAGE_SIZE = 50;

/** Returns a size of pages by which no row is left out: the usual one where it is none. */
export const usableSize = (pageSize: number): number =>
  pageSize >= 1 ? Math.min(Math.trunc(pageSize), Number.MAX_SAFE_INTEGER) : PAGE_SIZE;

export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / usableSize(pageSize)) || 1);

/** A page that exists: lists may have become shorter since. */
export const clampPage = (page: number, total: number, pageSize: number): number =>
  Math.min(Math.max(1, Math.trunc(page) || 1), pageCount(total, pageSize));

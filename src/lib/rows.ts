// Padding at the sides of rows: the panel's, so that they align with its title.
export const ROW_INSET =
  't:[--row-inset:var(--panel-inset,var(--tapa-panel-padding,calc(24px*var(--tapa-density))))] t:@max-phone:[--row-inset:var(--panel-inset,var(--tapa-panel-padding-compact,calc(16px*var(--tapa-density))))]';

/** Classes of a row that is overlaid by its opener (slot `…-open`): puts other controls above the opener. */
export const OVER_OPENER =
  't:[&_:is(a,button,label):not([data-slot$=-open])]:relative t:[&_:is(a,button,label):not([data-slot$=-open])]:z-1';

/** Default rows per page. */
export const PAGE_SIZE = 50;

/** Returns a whole size of pages; the default for one below 1. */
export const usableSize = (pageSize: number): number =>
  pageSize >= 1 ? Math.min(Math.trunc(pageSize), Number.MAX_SAFE_INTEGER) : PAGE_SIZE;

export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / usableSize(pageSize)) || 1);

/** Returns an existing page: a list may have become shorter. */
export const clampPage = (page: number, total: number, pageSize: number): number =>
  Math.min(Math.max(1, Math.trunc(page) || 1), pageCount(total, pageSize));

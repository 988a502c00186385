/** Rows of a page: few enough that a list of any length renders as fast as a short one. */
export const PAGE_SIZE = 50;

/** How many pages a list has; an empty one has one. */
export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / Math.max(1, pageSize)));

/** A page that exists: lists may have become shorter since. */
export const clampPage = (page: number, total: number, pageSize: number): number =>
  Math.min(Math.max(1, Math.trunc(page) || 1), pageCount(total, pageSize));

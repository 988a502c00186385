'use client';
import { useState } from 'react';

/** Rows of a page: few enough that a list of any length renders as fast as a short one. */
export const PAGE_SIZE = 50;

/** A page of a list, and the way to others. Its fields fit `Pager`. */
export interface PagerState {
  /** The page shown, counted from 1. */
  page: number;
  /** How many rows there are in all. */
  total: number;
  /** How many rows a page has. */
  pageSize: number;
  /** Shows another page. */
  onPageChange: (page: number) => void;
}

/** For a host that keeps the page itself, in its address for instance. */
export interface PagerControl {
  /** The page to show, counted from 1. One that does not exist counts as the nearest. @default the pager keeps its own */
  page?: number;
  /** Called with the page that the reader wants to see. */
  onPageChange?: (page: number) => void;
}

/** How many pages a list has; an empty one has one. */
export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / Math.max(1, pageSize)));

/** A page that exists: lists may have become shorter since. */
export const clampPage = (page: number, total: number, pageSize: number): number =>
  Math.min(Math.max(1, Math.trunc(page) || 1), pageCount(total, pageSize));

/**
 * Keeps long lists out of the DOM: only the rows of one page are rendered.
 *
 * @param items - the whole list
 * @param pageSize - rows of a page
 * @default pageSize - 50
 * @param control - the page and its changes, where the host keeps them
 * @example
 * const { rows, pager } = usePager(bookings);
 * return <><ul>{rows.map(toRow)}</ul><Pager aria-label="Bookings" {...pager} /></>;
 */
export function usePager<T>(
  items: readonly T[],
  pageSize = PAGE_SIZE,
  { page: given, onPageChange }: PagerControl = {},
): { rows: readonly T[]; pager: PagerState } {
  const [own, setOwn] = useState(1);
  const total = items.length;
  const page = clampPage(given ?? own, total, pageSize);
  const start = (page - 1) * pageSize;
  const rows = total > pageSize ? items.slice(start, start + pageSize) : items;
  const turnTo = (next: number) => {
    setOwn(next);
    onPageChange?.(next);
  };
  return { rows, pager: { page, total, pageSize, onPageChange: turnTo } };
}

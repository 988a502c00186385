'use client';
import { useEffect, useInsertionEffect, useMemo, useRef } from 'react';
import { clampPage } from '../pager/index.js';
import type { TableQuery } from './state.js';
import type { ChangeDesk } from './use-desk-state.js';

interface Options {
  /** Tells the page what to ask for; undefined where nobody wants to know. */
  report: ((query: TableQuery) => void) | undefined;
  query: TableQuery;
  change: ChangeDesk;
  /** How many rows the last answer found; undefined as long as none is in, or where it does not say. */
  answered: number | undefined;
  /** Whether it brought any. */
  hasRows: boolean;
}

/**
 * Tells the page what to ask its server for: at first, and whenever it says something else than before. Where an answer shows
 * that the page does not exist, as in an old address or once rows are deleted, the last one is asked for.
 */
export function useServerQuery({ report, query: given, change, answered, hasRows }: Options): void {
  const { search, filters, sort, page, pageSize } = given;
  const query: TableQuery = { search, filters, sort, page, pageSize };
  const latest = useRef({ report, query });
  useInsertionEffect(() => {
    latest.current = { report, query };
  });
  // Plain data: the page may make it anew with every render.
  const said = report ? JSON.stringify(query) : undefined;
  useEffect(() => {
    if (said !== undefined) latest.current.report?.(latest.current.query);
  }, [said]);
  const answer = useMemo(() => (answered ? { count: answered, hasRows } : undefined), [answered, hasRows]);
  // By answers, not by pages: what is asked for next has not been answered yet. In an empty list every page is the first.
  useEffect(() => {
    if (!answer) return;
    const { query: asked } = latest.current;
    const existing = clampPage(asked.page, answer.count, asked.pageSize);
    if (existing !== asked.page) change({ page: existing });
  }, [answer, change]);
}

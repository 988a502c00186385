'use client';
import { useState } from 'react';

interface DeskFacts {
  /** How many rows match; '' where nothing is searched or filtered. */
  readonly matches: string;
  /** By what rows are sorted. */
  readonly sort: string;
  readonly page: number;
  /** Which rows show. */
  readonly range: string;
}

/**
 * Says what the reader's last change of a table came to: its matches, another order, or another page (WCAG 4.1.3).
 *
 * @returns what is said; '' as long as nothing was changed
 */
export function useDeskNews(facts: DeskFacts): string {
  const [before, setBefore] = useState({ ...facts, news: facts.matches });
  const { matches, sort, page, range } = facts;
  // A search and a sort lead to the first page, too.
  if (matches !== before.matches) setBefore({ ...facts, news: matches });
  else if (sort !== before.sort) setBefore({ ...facts, news: sort });
  else if (page !== before.page) setBefore({ ...facts, news: range });
  return before.news;
}

'use client';
import { useContext, useMemo } from 'react';
import { identityOf } from '../../domain/define-list.js';
import type { SanitizedList } from '../../domain/index.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { namesByKey } from '../../lib/text.js';
import { useSetListQuery } from './lists.js';
import { OpenTabContext } from './open-tab.js';
import type { TabRow } from './shell-props.js';

/** Returns the name of a row in a URL: its id, with its kind if the tab has several. */
export const openName = (row: { readonly key: string }, kind = ''): string =>
  kind === '' ? identityOf(row) : `${kind}-${identityOf(row)}`;

/** Returns a function that gives a list's rows to the search, none of a sample. `null` means no sheet. */
export const tabRows =
  <Row extends { readonly key: string }>(
    { items, isSample }: SanitizedList<Row>,
    textsOf: (row: Row) => Omit<TabRow, 'key'>,
    kind?: string | null,
  ) =>
  (): readonly TabRow[] => {
    if (isSample) return [];
    return items.map((row) => ({ key: kind === null ? undefined : openName(row, kind), ...textsOf(row) }));
  };

/** Labels the buttons that open rows; rows of equal names are distinguished by further parts. */
export function useOpenLabel<Row extends { readonly key: string }>(
  partsOf: (row: Row) => readonly [string, ...string[]],
): (row: Row, shown: readonly Row[]) => string {
  const joinFacts = useJoinFacts();
  const namesIn = useMemo(() => {
    const known = new WeakMap<readonly Row[], ReadonlyMap<string, string>>();
    return (shown: readonly Row[], parts: typeof partsOf) => {
      const names = known.get(shown) ?? namesByKey(shown, parts, joinFacts);
      known.set(shown, names);
      return names;
    };
  }, [joinFacts]);
  return (row, shown) => {
    const names = namesIn(shown, partsOf);
    return names.get(row.key) ?? partsOf(row)[0];
  };
}

/** Returns a function that opens a row in its sheet, on this or another tab. */
export function useOpenRowOf(tab: string): (row: { readonly key: string }) => void {
  const { current, open } = useContext(OpenTabContext);
  const setListQuery = useSetListQuery();
  return (row) => {
    if (current !== tab) open(tab);
    setListQuery(tab, { open: openName(row) });
  };
}

/** Separates facts. */
export const DOT = ' · ';

/** Joins facts that are not empty: 'Goroka · Festival package'. */
export const joinByDots = (...facts: readonly string[]): string =>
  facts.filter((fact) => fact.trim() !== '').join(DOT);

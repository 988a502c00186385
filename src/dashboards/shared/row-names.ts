'use client';
import { useContext, useMemo } from 'react';
import { identityOf } from '../../domain/define-list.js';
import type { SanitizedList } from '../../domain/index.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { namesByKey } from '../../lib/text.js';
import { useAskList } from './lists.js';
import { OpenTabContext } from './open-tab.js';
import type { TabRow } from './shell-props.js';

// The names of a row: in an address, in the search, on the button that opens it.

/** The name of a row in an address: its id, with its kind where a tab has several. */
export const openName = (row: { readonly key: string }, kind = ''): string =>
  kind === '' ? identityOf(row) : `${kind}-${identityOf(row)}`;

/** Returns what gives a list's rows to the search of the top bar, with a kind of `null` where they have no sheet; none of a sample. */
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

/** Names the buttons that open rows, told apart on a page by further parts where names are equal. */
export function useOpenLabel<Row extends { readonly key: string }>(
  partsOf: (row: Row) => readonly [string, ...string[]],
): (row: Row, shown: readonly Row[]) => string {
  const joinFacts = useJoinFacts();
  // One language's names of each page of rows.
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

/** Returns what opens a row of a tab's list in its sheet, there or on another tab. */
export function useOpenRowOf(tab: string): (row: { readonly key: string }) => void {
  const { current, open } = useContext(OpenTabContext);
  const askList = useAskList();
  return (row) => {
    if (current !== tab) open(tab);
    askList(tab, { open: openName(row) });
  };
}

/** Facts on one line, without those that are empty: 'Goroka · Festival package'. */
export const joinByDots = (...facts: readonly string[]): string =>
  facts.filter((fact) => fact.trim() !== '').join(' · ');

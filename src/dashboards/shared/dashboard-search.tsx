'use client';
import { createContext, useContext, useMemo } from 'react';
import { type CommandGroup, CommandMenu } from '../../components/command-menu/index.js';
import type { TopBarItem } from '../../components/top-bar/index.js';
import { commandMessages } from '../../i18n/compiled/en/frame.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useAskList } from './lists.js';
import type { DashboardTab } from './shell-props.js';

type Place = Pick<DashboardTab, 'value' | 'label' | 'isSearched'>;

interface Places {
  readonly tabs: readonly Place[];
  readonly open: (tab: string) => void;
}

/** The tabs of the surrounding dashboard; `null` where nothing is searched. */
export const PlacesContext = createContext<Places | null>(null);

/** The places of a dashboard, the same object until one of them is called otherwise: the top bar seldom renders again. */
export function usePlaces(tabs: readonly DashboardTab[], open: (tab: string) => void): Places {
  const key = JSON.stringify(tabs.map(({ value, label, isSearched }) => ({ value, label, isSearched })));
  return useMemo(() => ({ tabs: JSON.parse(key) as Place[], open }), [key, open]);
}

/** The search of the top bar: tabs, the pages beside them, and lists that are searched for what is typed. */
export function DashboardSearch({ pages }: { pages: readonly TopBarItem[] }) {
  const t = useMessages(commandMessages);
  const places = useContext(PlacesContext);
  const askList = useAskList();
  if (!places) return null;
  const { tabs, open } = places;
  const groups: readonly CommandGroup[] = [
    {
      label: t['command.tabs'],
      items: tabs.map(({ value, label }) => ({ id: `tab/${value}`, label, onChoose: () => open(value) })),
    },
    {
      label: t['command.pages'],
      items: pages
        .filter(({ isCurrent }) => !isCurrent)
        .map(({ href, label }) => ({ id: `page/${href}`, label, href })),
    },
  ];
  const listsFor = (text: string): readonly CommandGroup[] => [
    {
      label: t['command.lists'],
      items: tabs
        .filter(({ isSearched }) => isSearched)
        .map(({ value, label }) => ({
          id: `list/${value}`,
          label: t['command.in-list']({ text, tab: label }),
          onChoose: () => {
            open(value);
            askList(value, { globalFilter: text });
          },
        })),
    },
  ];
  // Where the bar has its items too.
  return (
    <span className="t:hidden t:min-[768px]:@min-phone:contents">
      <CommandMenu groups={groups} groupsFor={listsFor} className="t:me-2 t:w-0 t:max-w-max t:grow" />
    </span>
  );
}

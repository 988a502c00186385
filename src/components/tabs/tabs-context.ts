'use client';
import { createContext, type ReactNode } from 'react';

/** One tab with its panel. */
export interface Tab {
  /** Identifies the tab, e.g. in a URL: letters, digits and hyphens. */
  value: string;
  /** What the tab shows. */
  label: string;
  /** How many things wait behind the tab; above 99 shows '99+', 0 shows nothing. `null` keeps the place of a count on its way. */
  count?: number | null;
  /** The panel. It is rendered while its tab is open only. @default what `TabPanel` has inside */
  content?: ReactNode;
}

interface TabsContextValue {
  tabs: readonly Tab[];
  /** Value of the open tab; '' when there are no tabs. */
  open: string;
  /** Opens a tab, or asks the caller to. */
  openTab: (value: string) => void;
  /** Begins the ids of these tabs and their panel. */
  id: string;
  'aria-label': string;
}

export const TabsContext = createContext<TabsContextValue>({
  tabs: [],
  open: '',
  openTab: () => undefined,
  id: '',
  'aria-label': '',
});

/** The id of a tab, by which its panel is named. */
export const tabId = (id: string, value: string): string => `${id}-tab-${value}`;

/** The id of a tab's panel, which the open tab points at. */
export const panelId = (id: string, value: string): string => `${id}-panel-${value}`;

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
  /** The panel. It is rendered while its tab is open only. */
  content: ReactNode;
}

interface TabsContextValue {
  tabs: readonly Tab[];
  /** Value of the open tab; '' when there are no tabs. */
  open: string;
  'aria-label': string;
}

export const TabsContext = createContext<TabsContextValue>({ tabs: [], open: '', 'aria-label': '' });

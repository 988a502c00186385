'use client';
import { createContext, type MouseEvent, useContext } from 'react';
import { PanelLink, type PanelLinkProps } from '../../components/panel';

/** Opens a tab of the surrounding dashboard and moves focus to its panel. */
export const OpenTabContext = createContext<(tab: string) => void>(() => undefined);

export interface TabLinkProps extends Omit<PanelLinkProps, 'href'> {
  /** Value of the tab that it opens. */
  tab: string;
}

/** Whether a click asks for a new tab or window of the browser: that is left to the browser. */
const asksForNewWindow = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * A link in a panel that opens another tab of the same dashboard ('All trips'). It is a link, `?tab=trips` (decision
 * 17), so that it can be copied and opened elsewhere; a plain click opens the tab in place.
 */
export function TabLink({ tab, onClick, ...rest }: TabLinkProps) {
  const openTab = useContext(OpenTabContext);
  return (
    <PanelLink
      href={`?tab=${encodeURIComponent(tab)}`}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || asksForNewWindow(event)) return;
        event.preventDefault();
        openTab(tab);
      }}
      {...rest}
    />
  );
}

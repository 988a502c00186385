import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RoleDashboardProps } from 'tapa-ui/dashboards/role';

/** Where the address says which tab is open. All other parameters are what is asked of that tab's list. */
const TAB_PARAM = 'tab';

type Address = Required<Pick<RoleDashboardProps, 'tab' | 'onTabChange' | 'lists' | 'onListChange'>>;

/**
 * The open tab and what is asked of its list, in the address: `?tab=bookings&q=tanna&status=pending&sort=-value`. A tab, a
 * filter, an order and a page are steps to go back by; the letters of a search are not. A tab that is opened again shows
 * its list as the reader left it.
 */
export function useDashboardAddress(): Address {
  const [search, setSearch] = useSearchParams();
  const left = useRef(new Map<string, string>());
  const tab = search.get(TAB_PARAM) ?? '';
  const asked = new URLSearchParams(search);
  asked.delete(TAB_PARAM);
  const list = asked.toString();
  useEffect(() => {
    left.current.set(tab, list);
  });
  const goTo = (next: string, params: string, replace: boolean) =>
    setSearch([[TAB_PARAM, next], ...new URLSearchParams(params)], { replace, preventScrollReset: true });
  return {
    tab,
    lists: { [tab]: list },
    onTabChange: (next) => goTo(next, left.current.get(next) ?? '', false),
    onListChange: ({ tab: changed, params, isTyping }) => goTo(changed, params, isTyping),
  };
}

import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RoleDashboardProps } from 'tapa-ui/dashboards/role';
import { isAddress } from '../../layout/router-link';

/** Parameter of the open tab. All others are the state of that tab's list. */
const TAB_PARAM = 'tab';

type Address = Required<Pick<RoleDashboardProps, 'tab' | 'onTabChange' | 'lists' | 'onListChange'>>;

/**
 * Keeps the open tab and the state of its list in the address:
 * `?tab=bookings&q=tanna&status=pending&sort=-value`. A tab, a filter, a sort and a page add a history entry;
 * typing in a search does not. A reopened tab shows its list as the reader left it.
 */
export function useDashboardAddress(): Address {
  const [search, setSearch] = useSearchParams();
  const left = useRef(new Map<string, string>());
  const tab = search.get(TAB_PARAM) ?? '';
  const listParams = new URLSearchParams(search);
  listParams.delete(TAB_PARAM);
  const list = listParams.toString();
  useEffect(() => {
    left.current.set(tab, list);
  });
  const goTo = (next: string, params: string, replace: boolean) => {
    const to = new URLSearchParams([[TAB_PARAM, next], ...new URLSearchParams(params)]);
    setSearch(to, { replace: replace || isAddress(`?${to}`), preventScrollReset: true });
  };
  return {
    tab,
    lists: { [tab]: list },
    onTabChange: (next) => goTo(next, left.current.get(next) ?? '', false),
    onListChange: ({ tab: changed, params, isTyping }) => goTo(changed, params, isTyping),
  };
}

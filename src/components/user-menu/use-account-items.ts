import { type ComponentType, useCallback, useState } from 'react';
import type { AccountItemsProps } from './account-items';

type AccountItems = ComponentType<AccountItemsProps>;

let loaded: AccountItems | undefined;

async function load(): Promise<AccountItems> {
  const { AccountItems } = await import('./account-items');
  loaded = AccountItems;
  return AccountItems;
}

/** The menu's items, and what loads them: their code stays out of a page until someone turns to the menu. */
export function useAccountItems(): { Items: AccountItems | undefined; loadItems: () => Promise<void> } {
  const [Items, setItems] = useState(() => loaded);
  const loadItems = useCallback(async () => {
    const items = await load();
    setItems(() => items);
  }, []);
  return { Items, loadItems };
}

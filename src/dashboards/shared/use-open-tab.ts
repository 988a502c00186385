'use client';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../lib/use-latest';

interface OpenTabOptions {
  /** The open tab, when the caller keeps it. */
  tab: string | undefined;
  defaultTab: string | undefined;
  onTabChange: ((tab: string) => void) | undefined;
}

/**
 * Which tab is open, kept here or by the caller (decision 17), and a way to open one from inside a panel. The panel
 * with the link goes away then, so focus moves on to the panel that takes its place.
 */
export function useOpenTab(
  { tab, defaultTab, onTabChange }: OpenTabOptions,
  root: RefObject<HTMLElement | null>,
) {
  const [ownTab, setOwnTab] = useState(defaultTab);
  const followed = useRef<string | null>(null);
  const open = tab ?? ownTab;
  const report = useLatest(onTabChange);

  // One function for good: it goes to links in every panel by a context, which another would have React look for.
  const setTab = useCallback(
    (next: string) => {
      setOwnTab(next);
      report.current?.(next);
    },
    [report],
  );

  const followTab = useCallback(
    (next: string) => {
      followed.current = next;
      setTab(next);
    },
    [setTab],
  );

  useEffect(() => {
    if (open === undefined || followed.current !== open) return;
    followed.current = null;
    root.current?.querySelector('[data-slot="tab-list"]')?.scrollIntoView({ block: 'nearest' });
    root.current?.querySelector<HTMLElement>('[data-slot="tab-panel"]')?.focus({ preventScroll: true });
  }, [open, root]);

  return { open, setTab, followTab };
}

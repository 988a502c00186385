'use client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useControllable } from '../../lib/use-controllable';

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
  const [open, setTab] = useControllable(tab, defaultTab, onTabChange);
  const followed = useRef<string | null>(null);

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

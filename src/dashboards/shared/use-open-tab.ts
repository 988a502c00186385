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
 * with the link goes away then, so focus moves on to the panel that takes its place. So it does when the caller opens a
 * tab, by Back for instance, while focus is in the panel: keyboards would start from the top of the page again.
 *
 * `panel` is the ref of the panel.
 */
export function useOpenTab(
  { tab, defaultTab, onTabChange }: OpenTabOptions,
  root: RefObject<HTMLElement | null>,
) {
  const [open, setTab] = useControllable(tab, defaultTab, onTabChange);
  const followed = useRef<string | null>(null);
  const shown = useRef<HTMLElement | null>(null);
  const hadFocus = useRef(false);

  // A ref is taken off while its panel is still in the page, and only then put on the one in its place.
  const panel = useCallback(
    (next: HTMLElement | null) => {
      // The dashboard is asked itself, since the document sees no focus inside a shadow root.
      const focused = root.current?.querySelector(':focus') ?? null;
      if (next === null) hadFocus.current = shown.current?.contains(focused) === true;
      else if (hadFocus.current) next.focus({ preventScroll: true });
      shown.current = next;
    },
    [root],
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
    // Where nothing is laid out, as in jsdom, there is no such method.
    root.current?.querySelector('[data-slot="tab-list"]')?.scrollIntoView?.({ block: 'nearest' });
    shown.current?.focus({ preventScroll: true });
  }, [open, root]);

  return { open, setTab, followTab, panel };
}

'use client';
import {
  createContext,
  type MouseEvent,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { PanelLink, type PanelLinkProps } from '../../components/panel';
import { useControllable } from '../../lib/use-controllable';
import { FRAME_LINKS } from './links';

/** Ways to the tabs of the surrounding dashboard. */
interface TabOpener {
  /** Opens a tab and moves focus to its panel. */
  readonly open: (tab: string) => void;
  /** The address of a tab; `undefined` for one that the host has taken away. */
  readonly hrefOf: (tab: string) => string | undefined;
}

/** For the links inside of a dashboard's tabs. */
export const OpenTabContext = createContext<TabOpener>({ open: () => undefined, hrefOf: FRAME_LINKS.tab });

interface TabLinkProps extends Omit<PanelLinkProps, 'href'> {
  /** Value of the tab that it opens. */
  tab: string;
  /** Called once it has opened the tab in place. */
  onOpened?: (() => void) | undefined;
}

/** Whether a click asks for a new tab or window of the browser: that is left to the browser. */
const asksForNewWindow = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * A link in a panel that opens another tab of the same dashboard ('All trips'). Its address is `?tab=trips`, so that it
 * can be copied and opened elsewhere; a plain click opens the tab in place. There is no link to a tab that there is not.
 */
export function TabLink({ tab, onOpened, onClick, ...rest }: TabLinkProps) {
  const { open, hrefOf } = useContext(OpenTabContext);
  const href = hrefOf(tab);
  if (href === undefined) return null;
  return (
    <PanelLink
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || asksForNewWindow(event)) return;
        event.preventDefault();
        open(tab);
        onOpened?.();
      }}
      {...rest}
    />
  );
}

interface OpenTabOptions {
  /** The open tab, when the caller keeps it. */
  tab: string | undefined;
  defaultTab: string | undefined;
  onTabChange: ((tab: string) => void) | undefined;
}

/**
 * Which tab is open, kept here or by the caller, and a way to open one from inside a panel. The panel with the link goes
 * away then, so focus moves to the panel that takes its place. It also does when the caller opens a tab, by Back for
 * instance, while focus is in the panel: keyboards would start from the top of the page again.
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

  // React clears the ref while the old panel is still in the page, then sets it to the new one.
  const panel = useCallback(
    (next: HTMLElement | null) => {
      // Asked of the dashboard, since the document sees no focus inside a shadow root.
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
    // jsdom has no such method.
    root.current?.querySelector('[data-slot="tab-list"]')?.scrollIntoView?.({ block: 'nearest' });
    shown.current?.focus({ preventScroll: true });
  }, [open, root]);

  return { open, setTab, followTab, panel };
}

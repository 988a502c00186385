'use client';
import {
  createContext,
  type MouseEvent,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CommandItem } from '../../components/command-menu/index.js';
import { PanelLink, type PanelLinkProps } from '../../components/panel/index.js';
import { useControllable, useHandler } from '../../lib/state.js';
import { type DashboardTab, FRAME_LINKS, type TabCommand } from './shell-props.js';

interface TabOpener {
  readonly current: string;
  readonly label: string;
  readonly open: (tab: string) => void;
  /** Returns the address of a tab; `undefined` for one that the host left out. */
  readonly hrefOf: (tab: string) => string | undefined;
}

export const OpenTabContext = createContext<TabOpener>({
  current: '',
  label: '',
  open: () => undefined,
  hrefOf: FRAME_LINKS.tab,
});

interface TabLinkProps extends Omit<PanelLinkProps, 'href'> {
  tab: string;
  onOpened?: (() => void) | undefined;
}

const asksForNewWindow = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link to another tab, which a plain click opens in place. Renders nothing for an unknown tab. */
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
  tab: string | undefined;
  defaultTab: string | undefined;
  onTabChange: ((tab: string) => void) | undefined;
}

/** Scrolls to the panel's start if the tabs, which stick on phones, have passed it. */
function showStart(panel: HTMLElement | null, list: Element | null | undefined): void {
  if (!panel || !list) return;
  if (panel.getBoundingClientRect().top < list.getBoundingClientRect().bottom)
    // jsdom has no such method.
    panel.scrollIntoView?.({ block: 'start' });
}

/**
 * Keeps the open tab, controlled or not. The new panel takes the focus if the old one had it or a link was
 * followed: otherwise keyboards would start from the top of the page.
 */
export function useOpenTab(
  { tab, defaultTab, onTabChange }: OpenTabOptions,
  root: RefObject<HTMLElement | null>,
) {
  const [open, setTab] = useControllable(tab, defaultTab, onTabChange);
  /** The tab that the reader chose, until it is open. A tab that the host opens scrolls nothing. */
  const asked = useRef<{ tab: string; isLink: boolean } | null>(null);
  const shown = useRef<HTMLElement | null>(null);
  const hadFocus = useRef(false);

  // React clears the ref while the old panel is still in the page, then sets it to the new one.
  const panel = useCallback(
    (next: HTMLElement | null) => {
      // Queried from the root, because `document.activeElement` ignores shadow roots.
      const focused = root.current?.querySelector(':focus') ?? null;
      if (next === null) hadFocus.current = shown.current?.contains(focused) === true;
      else if (hadFocus.current) next.focus({ preventScroll: true });
      shown.current = next;
    },
    [root],
  );

  const ask = useCallback(
    (tab: string, isLink: boolean) => {
      asked.current = { tab, isLink };
      setTab(tab);
    },
    [setTab],
  );
  const chooseTab = useCallback((tab: string) => ask(tab, false), [ask]);
  const followTab = useCallback((tab: string) => ask(tab, true), [ask]);

  useEffect(() => {
    const request = asked.current;
    if (open === undefined || request?.tab !== open) return;
    asked.current = null;
    const list = root.current?.querySelector('[data-slot="tab-list"]');
    if (request.isLink) {
      list?.scrollIntoView?.({ block: 'nearest' });
      shown.current?.focus({ preventScroll: true });
    }
    showStart(shown.current, list);
  }, [open, root]);

  return { open, chooseTab, followTab, panel };
}

interface Place extends Pick<DashboardTab, 'value' | 'label'> {
  readonly commands: readonly string[];
}

interface RowCommand extends TabCommand, Pick<CommandItem, 'id' | 'detail'> {}

interface Places {
  readonly tabs: readonly Place[];
  readonly open: (tab: string) => void;
  readonly now: () => readonly DashboardTab[] | undefined;
  /** The mounted lists, each a function that returns the actions of its rows. */
  readonly lists: Set<() => readonly RowCommand[] | undefined>;
}

/** Tabs for the search of the surrounding dashboard; `null` where there is no search. */
export const PlacesContext = createContext<Places | null>(null);

/** Returns a dashboard's places: the same object until a label changes, so the top bar rarely renders. */
export function usePlaces(tabs: readonly DashboardTab[], open: (tab: string) => void): Places {
  const key = JSON.stringify(
    tabs.map(({ value, label, commands = [] }): Place => {
      const answered = commands.filter(({ onPress }) => onPress);
      return { value, label, commands: answered.map((command) => command.label) };
    }),
  );
  const now = useHandler(() => tabs);
  const [lists] = useState<Places['lists']>(() => new Set());
  return useMemo(() => ({ tabs: JSON.parse(key) as Place[], open, now, lists }), [key, open, now, lists]);
}

/** Offers actions of a list's rows in the search while the list is mounted. */
export function useRowCommands(commandsOf: () => readonly RowCommand[]): void {
  const lists = useContext(PlacesContext)?.lists;
  const now = useHandler(commandsOf);
  useEffect(() => {
    lists?.add(now);
    return () => void lists?.delete(now);
  }, [lists, now]);
}

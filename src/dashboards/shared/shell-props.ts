import type { ComponentPropsWithoutRef, ErrorInfo, ReactNode } from 'react';
import type { ListDecisions } from '../../components/request-row/index.js';
import type { Tab } from '../../components/tabs/index.js';
import type { DashboardKind } from '../../domain/index.js';
import type { InertActions } from '../../lib/contexts.js';
import type { ShownData } from '../define-reads.js';
import type { ListsControl } from './lists.js';

/** A row of a tab's list, as the search of the top bar shows it. */
export interface TabRow {
  /** The row's id in its list. Without one, the search filters the list by the row's name. */
  key?: string | undefined;
  name: string;
  /** Texts that distinguish it and by which it is also found: a place, a kind. Empty ones are left out. */
  facts?: readonly string[] | undefined;
  amount?: number | undefined;
  /** Address of the row. @default its sheet: `lists` and `onListChange` have `open=` with its key */
  href?: string | undefined;
}

/** An action that the search of the top bar offers by its label. */
export interface TabCommand {
  label: string;
  /** Called when it is chosen; may return a promise. */
  onPress: (() => unknown) | undefined;
}

/** A tab of a dashboard, with the content of the page header while it is open. */
export interface DashboardTab<TabName extends string = string> extends Tab {
  /** Identifies the tab, e.g. in a URL: letters, digits and hyphens. */
  value: TabName;
  /** One line of help under the title. */
  help?: ReactNode | undefined;
  /** The one action of the page header. On phones it is in the bottom navigation or above it. */
  action?: ReactNode | undefined;
  /** Shows the action on phones too, where nothing else leads there. @default false */
  actionWhenNarrow?: boolean | undefined;
  /** Returns the rows of its list for the search of the top bar. @default no rows are found */
  rows?: (() => readonly TabRow[]) | undefined;
  /** Actions for the search of the top bar; one without a callback is left out. @default none */
  commands?: readonly TabCommand[] | undefined;
}

export const tabsOf = <Of extends string, Name extends string>(
  of: Of,
  t: Readonly<Record<`${Of}.tab.${NoInfer<Name>}`, string>>,
  tabs: Readonly<Record<Name, Omit<DashboardTab, 'value' | 'label'>>>,
): readonly DashboardTab<Name>[] => {
  const texts: Readonly<Record<string, string | undefined>> = t;
  return (Object.keys(tabs) as Name[]).map((value) => ({
    value,
    label: t[`${of}.tab.${value}`],
    help: texts[`${of}.tab.${value}.help`],
    ...tabs[value],
  }));
};

type RootProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children' | 'onError'>;

/** Props of every dashboard, besides its reads and callbacks. Native ones go to its root `<div>`. */
export interface DashboardBaseProps<TabName extends string = string, Links extends object = object>
  extends RootProps,
    ListsControl<TabName> {
  /** The current user: the raw answer of the API, sanitised here. */
  user: unknown;
  /**
   * The open tab, if the host keeps it, e.g. in the URL. An unknown value, `''` too, opens the first tab.
   * With `undefined` the dashboard keeps the tab, so Back to an address without a tab changes nothing.
   */
  tab?: TabName | (string & Record<never, never>) | undefined;
  /** The initial tab, if the host does not keep the tab. @default the first */
  defaultTab?: TabName | undefined;
  onTabChange?: ((tab: TabName) => void) | undefined;
  /** Called with the page's title, also for a new tab: 'Bookings, Travel Agent Hub'. For `document.title`. */
  onTitleChange?: ((title: string) => void) | undefined;
  /** Path of the current page, without query: marks its item of the top bar. @default '/dashboard' */
  currentPath?: string | undefined;
  /** The partner's logo and name in the top bar. @default Tapa's */
  brand?: ReactNode | undefined;
  /** Notices under the top bar, e.g. a `Banner`. */
  banner?: ReactNode | undefined;
  /**
   * Destinations of the top bar, raw: `[{ label, href, icon, badge }]`, sanitised here. The one with the icon
   * 'profile' is left to the account menu. Give the same to `RoleBottomNav`. @default those of the role, with
   * fixed counts
   */
  navItems?: unknown;
  /** Addresses of links, by name; `null` leaves a link out. @default the product's paths */
  links?: GivenLinks<FrameLinks & Links> | undefined;
  /**
   * Shows sample data and the specification's fixed figures in place of missing data. Without them a tile
   * shows a dash and a panel is empty. @default true
   */
  samples?: boolean | undefined;
  /** Shows or hides buttons without a callback. @default 'shown': real buttons that do nothing */
  inertActions?: InertActions | undefined;
  /** Called by 'Log out'; may return a promise. Without it the item does nothing. */
  onLogout?: (() => unknown) | undefined;
  /** Called with the error when the whole dashboard failed to render, e.g. to report it. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
}

/** Props of a dashboard whose overview greets the reader. */
export interface GreetingProps {
  /** The greeting; `''` for none. @default 'Kia ora' for travelers, 'Mālō e lelei' for agents, else none */
  greeting?: string | undefined;
  /** BCP 47 tag of its language (WCAG 3.1.2). @default that of the default greeting, else the page's */
  greetingLang?: string | undefined;
}

export const GREETING_PROPS = [
  'greeting',
  'greetingLang',
] as const satisfies readonly (keyof GreetingProps)[];

export const DECISION_PROPS = [
  'onApprove',
  'onDecline',
  'onUndo',
  'undoMs',
  'optimistic',
  'askWhy',
] as const satisfies readonly (keyof ListDecisions<never>)[];

/** Props of the frame of a dashboard. */
export interface DashboardShellProps<TabName extends string = string> extends DashboardBaseProps<TabName> {
  tabs: readonly DashboardTab<TabName>[];
  /** Kind of dashboard: decides the title and the role badge's wording. @default that of the user's role */
  dashboard?: DashboardKind | undefined;
  /** The page's `h1`. @default that of the dashboard */
  title?: string | undefined;
  /** Data of the tabs: loading, failures and samples are shown and announced. @default no status */
  data?: ShownData | undefined;
  /** The bar at the top; `null` for a page that has one. @default a `RoleTopBar` */
  topBar?: ReactNode | undefined;
}

/** Addresses of the links of every dashboard. `null` leaves a link out. */
export interface FrameLinks {
  /** The brand in the top bar. @default '/' */
  readonly home: string | null;
  /** 'Dashboard' in the top bar, the current page. @default '/dashboard' */
  readonly dashboard: string | null;
  /** 'Profile Settings'. @default '/profile' */
  readonly profile: string | null;
  /** 'Account Settings'. @default '/settings' */
  readonly settings: string | null;
  /** Links from one tab to another; a plain click opens the tab in place. @default `?tab=` with the tab */
  readonly tab: (tab: string) => string;
}

/** Default addresses (spec: 2.avatar-menu). */
export const FRAME_LINKS: FrameLinks = {
  home: '/',
  dashboard: '/dashboard',
  profile: '/profile',
  settings: '/settings',
  tab: (tab) => `?tab=${encodeURIComponent(tab)}`,
};

/** The links that a host replaces. */
export type GivenLinks<Links> = { readonly [Name in keyof Links]?: Links[Name] | undefined };

/** Returns the links with the host's replacements. */
export const linksOf = <Links extends object>(
  defaults: Links,
  given: GivenLinks<Links> | undefined,
): Links => {
  const isGiven = ([name, link]: [string, unknown]) => link !== undefined && Object.hasOwn(defaults, name);
  return { ...defaults, ...Object.fromEntries(Object.entries(given ?? {}).filter(isGiven)) };
};

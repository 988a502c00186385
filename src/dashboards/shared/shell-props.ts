import type { ComponentPropsWithoutRef, ErrorInfo, ReactNode } from 'react';
import type { ListDecisions } from '../../components/request-row/index.js';
import type { Tab } from '../../components/tabs/index.js';
import type { DashboardKind } from '../../domain/index.js';
import type { InertActions } from '../../lib/contexts.js';
import type { ShownData } from '../define-reads.js';
import type { ListsControl } from './lists.js';

/** A row of a tab's list, as the search of the top bar finds and shows it. */
export interface TabRow {
  /** Identifies the row in its list: its id. Without one its list is searched for its name. */
  key?: string | undefined;
  name: string;
  /** Texts that tell it from others, and by which it is found too: a place, a kind. Empty ones are left out. */
  facts?: readonly string[] | undefined;
  /** An amount of money. */
  amount?: number | undefined;
  /** Where it leads. @default its sheet, on its tab: `lists` and `onListChange` say `open=` with its key */
  href?: string | undefined;
}

/** An action that the search of the top bar offers by its name. */
export interface TabCommand {
  label: string;
  /** Called when it is chosen; may return a promise. */
  onPress: (() => unknown) | undefined;
}

/** A tab of a dashboard, with what the page header says while it is open. */
export interface DashboardTab<TabName extends string = string> extends Tab {
  /** Identifies the tab, e.g. in a URL: letters, digits and hyphens. */
  value: TabName;
  /** One line of plain help under the title. */
  help?: ReactNode | undefined;
  /** The one action of the page header. On phones the bottom navigation has it, or it stands above that. */
  action?: ReactNode | undefined;
  /** True where it also shows on phones, where nothing else leads there. @default false */
  actionWhenNarrow?: boolean | undefined;
  /** Called for the rows of its list, when the search of the top bar looks for one. @default it finds none */
  rows?: (() => readonly TabRow[]) | undefined;
  /** Actions that the search of the top bar offers; one without a callback is left out. @default none */
  commands?: readonly TabCommand[] | undefined;
}

/** Returns tabs in their order, labelled by the words of their dashboard, which may say what helps too. */
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

/** Native props of a dashboard's root, by the names that mean nothing else here. */
type RootProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children' | 'onError'>;

/** Props of every dashboard, besides its reads and its callbacks. Native ones go to its root `<div>`. */
export interface DashboardBaseProps<TabName extends string = string, Links extends object = object>
  extends RootProps,
    ListsControl<TabName> {
  /** The current user as the API answers it: raw, sanitised here. */
  user: unknown;
  /**
   * The open tab, when the caller keeps it, e.g. in the URL. An unknown value, `''` too, opens the first tab; with
   * `undefined` the dashboard keeps the tab itself, so that Back to an address without a tab changes nothing.
   */
  tab?: TabName | (string & Record<never, never>) | undefined;
  /** The tab that is open at first, when the caller does not keep it. @default the first */
  defaultTab?: TabName | undefined;
  /** Called with the tab that the reader opens. */
  onTabChange?: ((tab: TabName) => void) | undefined;
  /** Called with what the page is about, also when another tab opens: 'Bookings, Travel Agent Hub'. For `document.title`. */
  onTitleChange?: ((title: string) => void) | undefined;
  /** Path of the current page, without query: its item of the top bar is marked. @default '/dashboard' */
  currentPath?: string | undefined;
  /** The partner's logo and name in the top bar. @default Tapa's */
  brand?: ReactNode | undefined;
  /** Notices under the top bar, e.g. a `Banner`. */
  banner?: ReactNode | undefined;
  /**
   * The destinations in the top bar, raw: `[{ label, href, icon, badge }]`, sanitised here. The one with the icon 'profile' is
   * left to the account menu. Give the same to `RoleBottomNav`. @default those of the role, with fixed counts
   */
  navItems?: unknown;
  /** Where links lead, by name; `null` leaves out what leads there. @default the product's paths */
  links?: GivenLinks<FrameLinks & Links> | undefined;
  /**
   * True where sample data, and the figures that the specification fixes, stand in for what is not given. Without them nothing
   * is made up: such a tile shows a dash, and such a panel is empty. @default true
   */
  samples?: boolean | undefined;
  /** True where buttons without a callback are drawn. @default 'shown': they are real buttons that do nothing */
  inertActions?: InertActions | undefined;
  /** Called by 'Log out'; may return a promise. Without it the item does nothing. */
  onLogout?: (() => unknown) | undefined;
  /** Called with what was thrown when the whole dashboard failed to render, e.g. to report it. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
}

/** Props of a dashboard whose overview greets its reader. */
export interface GreetingProps {
  /** The word of greeting, in the reader's chosen language; `''` for none. @default 'Kia ora' for travelers, 'Mālō e lelei' for agents, else none */
  greeting?: string | undefined;
  /** The language of `greeting`, as a BCP 47 tag, by which screen readers pronounce it (WCAG 3.1.2). @default that of the default greeting, else the page's */
  greetingLang?: string | undefined;
}

export const GREETING_PROPS = [
  'greeting',
  'greetingLang',
] as const satisfies readonly (keyof GreetingProps)[];

/** Props of a dashboard on which rows are decided. */
export const DECISION_PROPS = [
  'onApprove',
  'onDecline',
  'onUndo',
  'undoMs',
  'optimistic',
  'askWhy',
] as const satisfies readonly (keyof ListDecisions<never>)[];

/** Props of the frame around a dashboard of any making. */
export interface DashboardShellProps<TabName extends string = string> extends DashboardBaseProps<TabName> {
  /** The tabs in their order. */
  tabs: readonly DashboardTab<TabName>[];
  /** The kind of dashboard: it decides the title, and how the role badge is written. @default the one of the user's role */
  dashboard?: DashboardKind | undefined;
  /** The page's `h1`. @default that of the dashboard */
  title?: string | undefined;
  /** The data of the tabs. What of it loads, failed or is a sample is said over them and to screen readers. @default nothing is said */
  data?: ShownData | undefined;
  /** The bar at the top; `null` for a page that has one. @default a `RoleTopBar` */
  topBar?: ReactNode | undefined;
}

/** Where links of every dashboard lead. `null` leaves out what leads there. */
export interface FrameLinks {
  /** The name in the top bar. @default '/' */
  readonly home: string | null;
  /** 'Dashboard' in the top bar, where the reader is already. @default '/dashboard' */
  readonly dashboard: string | null;
  /** 'Profile Settings'. @default '/profile' */
  readonly profile: string | null;
  /** 'Account Settings'. @default '/settings' */
  readonly settings: string | null;
  /** Links from one tab to another; a plain click opens the tab in place. @default `?tab=` with the tab */
  readonly tab: (tab: string) => string;
}

/** Where they lead by default (spec: 2.avatar-menu). */
export const FRAME_LINKS: FrameLinks = {
  home: '/',
  dashboard: '/dashboard',
  profile: '/profile',
  settings: '/settings',
  tab: (tab) => `?tab=${encodeURIComponent(tab)}`,
};

/** The host's links: those that it has another place for. */
export type GivenLinks<Links> = { readonly [Name in keyof Links]?: Links[Name] | undefined };

/** The links with those of the host in their places. */
export const linksOf = <Links extends object>(
  defaults: Links,
  given: GivenLinks<Links> | undefined,
): Links => {
  const isGiven = ([name, link]: [string, unknown]) => link !== undefined && Object.hasOwn(defaults, name);
  return { ...defaults, ...Object.fromEntries(Object.entries(given ?? {}).filter(isGiven)) };
};

'use client';
import { type ComponentPropsWithoutRef, type ErrorInfo, type ReactNode, useMemo, useRef } from 'react';
import { type Tab, TabList, TabPanel, Tabs } from '../../components/tabs';
import { HeaderBand, PageHeader, TopBar } from '../../components/top-bar';
import { UserMenu } from '../../components/user-menu';
import {
  accountKind,
  type DashboardKind,
  roleBadgeLabel,
  type User,
  userInitials,
  userName,
} from '../../domain';
import { navItemsForRole } from '../../domain/navigation';
import { DASHBOARD_TITLES } from '../../domain/roles';
import { cx } from '../../lib/cx';
import { OpenTabContext, useOpenTab } from './open-tab';

/** Native props of a dashboard's root, by the names that mean nothing else here. */
type RootProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children' | 'onError'>;

/** Props that every dashboard takes, besides its data and its callbacks. Native ones go to its root `<div>`. */
export interface DashboardBaseProps<TabName extends string> extends RootProps {
  /** The current user as the API answers it: raw, sanitised here. */
  user: unknown;
  /**
   * The open tab, when the caller keeps it, e.g. in the URL. An unknown value, `''` too, opens the first tab; with
   * `undefined` the dashboard keeps the tab itself, so that Back to an address without a tab changes nothing.
   */
  tab?: TabName | (string & Record<never, never>) | undefined;
  /** The tab that is open at first, when the caller does not keep it. @default the first */
  defaultTab?: TabName;
  /** Called with the tab that the reader opens. */
  onTabChange?: (tab: TabName) => void;
  /** Path of the current page, without query: its item of the top bar is marked. @default '/dashboard' */
  currentPath?: string;
  /** The partner's logo and name in the top bar. @default Tapa's */
  brand?: ReactNode;
  /** Notices under the top bar, e.g. a `Banner`. */
  banner?: ReactNode;
  /** Called by 'Log out'. Without it the item does nothing. */
  onLogout?: () => void;
  /** Called with what was thrown when the whole dashboard failed to render, e.g. to report it. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

/** A tab of a dashboard, with what the page header says while it is open. */
export interface DashboardTab extends Tab {
  /** One line of plain help under the title. */
  help?: ReactNode;
  /** The one action of the page header; hidden on phones, where the bottom navigation has it. */
  action?: ReactNode;
  /** Whether it also shows on phones, where nothing else leads there. @default false */
  actionWhenNarrow?: boolean;
}

export interface DashboardShellProps extends Omit<DashboardBaseProps<string>, 'user' | 'onError'> {
  /** The current user, sanitised. */
  user: User;
  /** Which dashboard it is: it decides the title, and how the role badge is written. */
  dashboard: DashboardKind;
  /** The tabs in their order. */
  tabs: readonly DashboardTab[];
  /** Stands over the content of every tab: what could not be read. */
  notice?: ReactNode;
}

/**
 * The `<main>` of a dashboard: at most 1280 px wide, with the page's margins, which parts that bleed read from
 * `--tapa-page-margin`.
 */
export const PAGE_CLASSES = 't:page-width t:pb-24 t:@min-[768px]:pb-20';

/** A tab as the list shows it: what its panel shows is given to the panel. */
const withoutContent = ({ value, label, count }: DashboardTab): Tab => ({ value, label, count });

/** The role's items, without 'Profile': at the end of the bar the account menu has it. */
const topBarItems = (role: string) => navItemsForRole(role).filter(({ icon }) => icon !== 'profile');

/**
 * The frame of every dashboard: top bar with the role's navigation and the account menu, header band, notices, page
 * header and tabs, in one `<main>`. The bottom navigation belongs to the page around it.
 *
 * @example
 * <DashboardShell user={user} dashboard="corporate"
 *   tabs={[{ value: 'overview', label: 'Overview', help: '5 requests need your decision.', content: <Overview … /> }]} />
 */
export function DashboardShell({
  user,
  dashboard,
  tabs,
  tab,
  defaultTab,
  onTabChange,
  currentPath = '/dashboard',
  brand,
  banner,
  notice,
  onLogout,
  className,
  ...rest
}: DashboardShellProps) {
  const title = DASHBOARD_TITLES[dashboard];
  const frame = useRef<HTMLElement>(null);
  const { open, setTab, followTab, panel } = useOpenTab({ tab, defaultTab, onTabChange }, frame);
  const current = tabs.find(({ value }) => value === open) ?? tabs[0];
  // Memoised: the bar does not depend on the open tab or on data.
  const topBar = useMemo(
    () => (
      <TopBar
        brand={brand}
        items={topBarItems(user.role)}
        currentPath={currentPath}
        end={<AccountMenu user={user} dashboard={dashboard} onLogout={onLogout} />}
      />
    ),
    [brand, user, currentPath, dashboard, onLogout],
  );
  return (
    <div
      data-slot="dashboard"
      data-dashboard={dashboard}
      className={cx('t:root t:@container t:whole-width t:shares-width', className)}
      {...rest}
    >
      {topBar}
      <HeaderBand />
      {banner}
      <main className={PAGE_CLASSES} ref={frame}>
        <Tabs
          aria-label={title}
          tabs={tabs.map(withoutContent)}
          value={open ?? ''}
          onValueChange={setTab}
          // The content adapts to the width between the page's margins.
          className="t:@container t:shares-width"
        >
          <PageHeader
            title={title}
            help={current?.help}
            action={current?.action}
            actionWhenNarrow={current?.actionWhenNarrow}
          />
          <TabList className="t:mt-4" />
          <OpenTabContext.Provider value={followTab}>
            <TabPanel ref={panel}>
              {notice}
              {current?.content}
            </TabPanel>
          </OpenTabContext.Provider>
        </Tabs>
      </main>
    </div>
  );
}

/** The account menu of the top bar. A user without a name and email is a guest. */
function AccountMenu({
  user,
  dashboard,
  onLogout,
}: Pick<DashboardShellProps, 'user' | 'dashboard' | 'onLogout'>) {
  return (
    <UserMenu
      name={userName(user)}
      email={user.email}
      initials={userInitials(user)}
      imageUrl={user.profileImageUrl}
      roleLabel={roleBadgeLabel(user.role, dashboard)}
      isDemo={accountKind(user) === 'demo'}
      onLogout={onLogout}
    />
  );
}

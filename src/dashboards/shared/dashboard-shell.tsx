'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useMemo, useRef } from 'react';
import { type Tab, TabList, TabPanel, Tabs } from '../../components/tabs';
import { HeaderBand, PageHeader, TopBar } from '../../components/top-bar';
import type { DashboardKind, User } from '../../domain';
import { navItemsForRole } from '../../domain/navigation';
import { DASHBOARD_TITLES } from '../../domain/roles';
import { cx } from '../../lib/cx';
import { AccountMenu } from './account-menu';
import { DASHBOARD_PATH } from './dashboard-props';
import { OpenTabContext } from './open-tab';
import { PageFrame } from './page-frame';
import { useOpenTab } from './use-open-tab';

/** A tab of a dashboard, with what the page header says while it is open. */
export interface DashboardTab extends Tab {
  /** One line of plain help under the title. */
  help?: ReactNode;
  /** The one action of the page header; hidden on phones, where the bottom navigation has it. */
  action?: ReactNode;
  /** Whether it also shows on phones, where nothing else leads there. @default false */
  actionWhenNarrow?: boolean;
}

export interface DashboardShellProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** The current user, sanitised. */
  user: User;
  /** Which dashboard it is: it decides the title, and how the role badge is written (decision 20). */
  dashboard: DashboardKind;
  /** The tabs in their order. */
  tabs: readonly DashboardTab[];
  /** The open tab, when the caller keeps it. */
  tab?: string | undefined;
  /** The tab that is open at first. @default the first */
  defaultTab?: string | undefined;
  /** Called with the value of a tab that the reader opens. */
  onTabChange?: ((tab: string) => void) | undefined;
  /** Path of the current page, without query. @default '/dashboard' */
  currentPath?: string | undefined;
  /** The partner's logo and name. @default Tapa's */
  brand?: ReactNode;
  /** Notices under the top bar. */
  banner?: ReactNode;
  /** Called by 'Log out'. */
  onLogout?: (() => void) | undefined;
}

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
export const DashboardShell = forwardRef<HTMLDivElement, DashboardShellProps>(function DashboardShell(
  {
    user,
    dashboard,
    tabs,
    tab,
    defaultTab,
    onTabChange,
    currentPath = DASHBOARD_PATH,
    brand,
    banner,
    onLogout,
    className,
    ...rest
  },
  ref,
) {
  const title = DASHBOARD_TITLES[dashboard];
  const frame = useRef<HTMLElement>(null);
  const { open, setTab, followTab, panel } = useOpenTab({ tab, defaultTab, onTabChange }, frame);
  const current = tabs.find(({ value }) => value === open) ?? tabs[0];
  // Neither an opened tab nor new data concerns the bar.
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
      className={cx('t:root t:@container t:shares-width', className)}
      ref={ref}
      {...rest}
    >
      {topBar}
      <HeaderBand />
      {banner}
      <PageFrame ref={frame}>
        <Tabs
          aria-label={title}
          tabs={tabs.map(withoutContent)}
          value={open ?? ''}
          onValueChange={setTab}
          // What is inside answers to the width between the page's margins.
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
            <TabPanel ref={panel}>{current?.content}</TabPanel>
          </OpenTabContext.Provider>
        </Tabs>
      </PageFrame>
    </div>
  );
});

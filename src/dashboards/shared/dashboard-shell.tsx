'use client';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { PageFrame } from '../../components/page-frame';
import { type Tab, TabList, TabPanel, Tabs } from '../../components/tabs';
import { HeaderBand, PageHeader, TopBar, type TopBarItem } from '../../components/top-bar';
import { UserMenu, type UserMenuProps } from '../../components/user-menu';
import {
  accountKind,
  type DashboardKind,
  dashboardKindForRole,
  roleBadgeLabel,
  type User,
  user as userEntity,
  userInitials,
  userName,
} from '../../domain';
import { navItemsOf } from '../../domain/nav-items';
import type { NavItem } from '../../domain/navigation';
import { dashboardTitles, navMessages, roleMessages, userMessages } from '../../i18n/messages/en/domain';
import { shellMessages } from '../../i18n/messages/en/frame';
import { useMessages } from '../../i18n/use-messages';
import type { DashboardFrameProps, DashboardTab } from './host-props';
import { FRAME_LINKS, linksOf } from './links';
import { OpenTabContext, useOpenTab } from './open-tab';
import { useShowsSamples } from './prescribed';
import { Slot, SlotsContext } from './slots';

export interface DashboardShellProps<TabName extends string = string> extends DashboardFrameProps<TabName> {
  /** Which dashboard it is: it decides the title, and how the role badge is written. @default the one of the user's role */
  dashboard?: DashboardKind | undefined;
  /** The page's `h1`. @default that of the dashboard */
  title?: string | undefined;
  /** The tabs in their order. */
  tabs: readonly DashboardTab<TabName>[];
  /** Stands over the content of every tab: what could not be read. */
  notice?: ReactNode;
}

const NO_SLOTS = {};

/** The tab that a dashboard's title stands for by itself. */
const OVERVIEW = 'overview';

/** A tab as the list shows it: what its panel shows is given to the panel. */
const withoutContent = ({ value, label, count }: DashboardTab): Tab => ({ value, label, count });

/**
 * The frame of every dashboard: top bar with the role's navigation and the account menu, header band, notices, page header and
 * tabs, in one `<main>`. With tabs of yours it is a dashboard of your own. The bottom navigation belongs to the page around it.
 *
 * @example
 * <DashboardShell user={user} title="Harbour Office" currentPath="/harbour"
 *   tabs={[{ value: 'berths', label: 'Berths', help: 'Who lies where.', content: <Berths /> }]} />
 */
export function DashboardShell<TabName extends string = string>({
  user: rawUser,
  dashboard: kind,
  title: givenTitle,
  tabs,
  tab,
  defaultTab,
  onTabChange,
  onTitleChange,
  currentPath = '/dashboard',
  brand,
  banner,
  navItems,
  headerActions,
  accountItems,
  links,
  slots = NO_SLOTS,
  notice,
  onLogout,
  ...rest
}: DashboardShellProps<TabName>) {
  const user = userEntity.sanitize(rawUser).value;
  const titles = useMessages(dashboardTitles);
  const dashboard = kind ?? dashboardKindForRole(user.role);
  const title = givenTitle ?? titles[`dashboard.title.${dashboard}`];
  const nav = useMessages(navMessages);
  const t = useMessages(shellMessages);
  const counts = useShowsSamples();
  const frame = useRef<HTMLElement>(null);
  const report = onTabChange as ((tab: string) => void) | undefined;
  const { open, setTab, followTab, panel } = useOpenTab({ tab, defaultTab, onTabChange: report }, frame);
  const current = tabs.find(({ value }) => value === open) ?? tabs[0];
  const value = current?.value ?? '';
  // The title alone names the first part of a dashboard.
  const first = tabs.find((each) => each.value === OVERVIEW) ?? tabs[0];
  const label = current === first ? undefined : current?.label;
  const pageTitle = label === undefined ? title : t['shell.tab-title'](label, title);
  useEffect(() => onTitleChange?.(pageTitle), [onTitleChange, pageTitle]);
  const { home, dashboard: here, profile, settings, tab: givenHref } = linksOf(FRAME_LINKS, links);
  const values = tabs.map((each) => each.value).join(' ');
  const opener = useMemo(
    () => ({
      open: followTab,
      hrefOf: (to: string) => (values.split(' ').includes(to) ? givenHref(to) : undefined),
    }),
    [followTab, givenHref, values],
  );
  const hosts = useMemo(() => ({ slots, tab: value }), [slots, value]);
  // Memoised: the bar does not depend on the open tab or on data.
  const topBar = useMemo(
    () => (
      <TopBar
        brand={brand}
        brandHref={home}
        sticky
        // At the end of the bar the account menu has 'Profile'.
        items={topBarItems(
          navItemsOf(navItems, user.role, counts, nav),
          navItems === undefined && here !== null
            ? { label: t['shell.dashboard'], href: here, isCurrent: true }
            : null,
        )}
        currentPath={currentPath}
        end={
          <>
            {headerActions}
            <AccountMenu
              user={user}
              dashboard={dashboard}
              profileHref={profile}
              settingsHref={settings}
              items={accountItems}
              onLogout={onLogout}
            />
          </>
        }
      />
    ),
    [
      brand,
      home,
      navItems,
      user,
      counts,
      nav,
      t,
      here,
      currentPath,
      headerActions,
      dashboard,
      profile,
      settings,
      accountItems,
      onLogout,
    ],
  );
  return (
    <SlotsContext.Provider value={hosts}>
      <PageFrame
        data-slot="dashboard"
        data-dashboard={dashboard}
        topBar={<Slot name="top-bar">{topBar}</Slot>}
        band={
          <Slot name="header-band">
            <HeaderBand />
          </Slot>
        }
        banner={banner}
        mainRef={frame}
        {...rest}
      >
        <Tabs
          aria-label={title}
          tabs={tabs.map(withoutContent)}
          value={value}
          onValueChange={setTab}
          // The content adapts to the width between the page's margins.
          className="t:@container t:shares-width"
        >
          <Slot name="page-header">
            <PageHeader
              title={label ?? title}
              over={label === undefined ? undefined : title}
              help={current?.help}
              action={current?.action}
              actionWhenNarrow={current?.actionWhenNarrow}
            />
          </Slot>
          <Slot name="tab-list">
            <TabList className="t:mt-4 t:@max-[45.7em]:mt-1" />
          </Slot>
          <OpenTabContext.Provider value={opener}>
            <TabPanel ref={panel}>
              {notice}
              {current?.content}
            </TabPanel>
          </OpenTabContext.Provider>
        </Tabs>
      </PageFrame>
    </SlotsContext.Provider>
  );
}

/**
 * The destinations of the top bar: the dashboard itself in the place of Home, where the brand leads, unless the host has a
 * navigation of its own; without 'Profile', which the account menu has.
 */
const topBarItems = (items: readonly NavItem[], own: TopBarItem | null): readonly TopBarItem[] => {
  const others = items.filter(({ icon }) => icon !== 'profile');
  return own ? [own, ...others.filter(({ icon }) => icon !== 'home')] : others;
};

interface AccountMenuProps
  extends Pick<UserMenuProps, 'profileHref' | 'settingsHref' | 'items' | 'onLogout'> {
  user: User;
  dashboard: DashboardKind;
}

/** The account menu of the top bar. A user without a name and email is a guest. */
function AccountMenu({ user, dashboard, ...rest }: AccountMenuProps) {
  const roles = useMessages(roleMessages);
  const t = useMessages(userMessages);
  return (
    <UserMenu
      name={userName(user, t['user.nameless'])}
      email={user.email}
      initials={userInitials(user)}
      imageUrl={user.profileImageUrl}
      roleLabel={roleBadgeLabel(user.role, dashboard, roles)}
      isDemo={accountKind(user) === 'demo'}
      {...rest}
    />
  );
}

'use client';
import { memo, type ReactNode, useContext } from 'react';
import { useAction } from '../../components/action-button/index.js';
import { roleBadgeLabel } from '../../components/badge/index.js';
import { type NavItem, navItemsOf } from '../../components/bottom-nav/index.js';
import { type CommandGroup, type CommandItem, CommandMenu } from '../../components/command-menu/index.js';
import { TopBar, type TopBarItem } from '../../components/top-bar/index.js';
import { type AccountItem, UserMenu } from '../../components/user-menu/index.js';
import {
  accountKind,
  type DashboardKind,
  dashboardKindForRole,
  user as userEntity,
  userInitials,
  userName,
} from '../../domain/index.js';
import { commandMessages } from '../../i18n/compiled/en/command.js';
import { navMessages } from '../../i18n/compiled/en/nav.js';
import { roleMessages } from '../../i18n/compiled/en/role.js';
import { shellMessages } from '../../i18n/compiled/en/shell.js';
import { userMessages } from '../../i18n/compiled/en/user.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useHandler } from '../../lib/state.js';
import { foldText, searchTerms } from '../../lib/text.js';
import { useShowsSamples } from './dashboard-data.js';
import { useSetListQuery } from './lists.js';
import { PlacesContext } from './open-tab.js';
import { joinByDots } from './row-names.js';
import { type DashboardBaseProps, FRAME_LINKS, linksOf } from './shell-props.js';

export interface RoleTopBarProps
  extends Pick<DashboardBaseProps, 'user' | 'currentPath' | 'brand' | 'navItems' | 'links' | 'onLogout'> {
  /** Items of the account menu above 'Log out', after Profile Settings and Account Settings. @default none */
  accountItems?: readonly AccountItem[] | undefined;
  /** Shows a search of lists, tabs and pages, which Control+K (Command+K) also opens. @default true */
  search?: boolean | undefined;
  /** Content before the account menu: a bell, a link to help. */
  children?: ReactNode | undefined;
  /** Dashboard of the page: decides the wording of the role badge. @default that of the user's role */
  dashboard?: DashboardKind | undefined;
}

/**
 * The top bar of a dashboard: the role's navigation with 'Dashboard' as its current item, and the account
 * menu. Give it to the `PageFrame` of a page that belongs to the dashboard, for example a booking's.
 *
 * @example
 * <PageFrame topBar={<RoleTopBar user={user} currentPath={pathname} onLogout={logout} />}>…</PageFrame>
 */
export const RoleTopBar = memo(function RoleTopBar({
  user: rawUser,
  dashboard: kind,
  currentPath = '/dashboard',
  brand,
  navItems,
  accountItems,
  links,
  onLogout,
  search = true,
  children,
}: RoleTopBarProps) {
  const user = userEntity.sanitize(rawUser).value;
  const nav = useMessages(navMessages);
  const roles = useMessages(roleMessages);
  const guests = useMessages(userMessages);
  const t = useMessages(shellMessages);
  const counts = useShowsSamples();
  const { home, dashboard: here, profile, settings } = linksOf(FRAME_LINKS, links);
  // 'Profile' is in the account menu.
  const items = topBarItems(
    navItemsOf(navItems, user.role, counts, nav),
    navItems === undefined && here !== null
      ? { label: t['shell.dashboard'], href: here, isCurrent: true }
      : null,
  );
  return (
    <TopBar
      brand={brand}
      brandHref={home}
      sticky
      items={items}
      currentPath={currentPath}
      classNames={SEARCH_SHRINKS}
      end={
        <>
          {search ? <DashboardSearch pages={items} /> : null}
          {children}
          {/* A user without a name and email is a guest. */}
          <UserMenu
            name={userName(user) ?? guests['user.nameless']}
            email={user.email}
            initials={userInitials(user)}
            imageUrl={user.profileImageUrl}
            roleLabel={roleBadgeLabel(user.role, kind ?? dashboardKindForRole(user.role), roles)}
            isDemo={accountKind(user) === 'demo'}
            profileHref={profile}
            settingsHref={settings}
            items={accountItems && (({ items: own }) => [...own, ...accountItems])}
            onLogout={onLogout}
          />
        </>
      }
    />
  );
});

/** The navigation takes the width that it needs; the search shrinks into the rest. */
const SEARCH_SHRINKS = { 'top-bar-end': 't:shrink t:grow-[1000] t:basis-0 t:justify-end t:*:flex-none' };

/** Returns the items without 'Profile'. The dashboard replaces Home, which the brand links to. */
const topBarItems = (items: readonly NavItem[], own: TopBarItem | null): readonly TopBarItem[] => {
  const others = items.filter(({ icon }) => icon !== 'profile');
  return own ? [own, ...others.filter(({ icon }) => icon !== 'home')] : others;
};

const MOST_ROWS = 5;

function DashboardSearch({ pages }: { pages: readonly TopBarItem[] }) {
  const t = useMessages(commandMessages);
  const format = useFormatters();
  const places = useContext(PlacesContext);
  const action = useAction((command: string) => {
    const commands = places?.now()?.flatMap((tab) => tab.commands ?? []);
    return commands?.find(({ label }) => label === command)?.onPress?.();
  });
  // Recent items stay in the menu: they must use the current state of the lists.
  const setListQuery = useHandler(useSetListQuery());
  if (!places) return null;
  const { tabs, open, now, lists } = places;
  const openListWith =
    (...[tab, asked]: Parameters<typeof setListQuery>) =>
    () => {
      open(tab);
      setListQuery(tab, asked);
    };
  // A row may be in two lists.
  const rowActions = () => [
    ...new Map(
      [...lists]
        .flatMap((list) => list() ?? [])
        .map(({ onPress, ...item }) => [item.id, { ...item, once: true, onChoose: onPress }]),
    ).values(),
  ];
  const groups = (): readonly CommandGroup[] => [
    {
      label: t['command.tabs'],
      items: tabs.map(({ value, label }) => ({ id: `tab/${value}`, label, onChoose: () => open(value) })),
    },
    {
      label: t['command.pages'],
      items: pages
        .filter(({ isCurrent }) => !isCurrent)
        .map(({ href, label }) => ({ id: `page/${href}`, label, href })),
    },
    {
      label: t['command.actions'],
      items: [
        ...tabs
          .flatMap(({ commands }) => commands)
          .map((label) => ({ id: `action/${label}`, label, onChoose: () => action.run(label) })),
        ...rowActions(),
      ],
    },
  ];
  const rowsFor = (text: string): readonly CommandGroup[] => {
    const terms = searchTerms(text);
    return (now() ?? []).map(({ value: tab, label, rows }) => {
      const found = (rows?.() ?? []).filter(({ name, facts = [] }) => {
        const folded = foldText([name, ...facts].join('\n'));
        return terms.every((term) => folded.includes(term));
      });
      const items = found.slice(0, MOST_ROWS).map(
        ({ key, name, facts = [], amount, href }, index): CommandItem => ({
          id: `row/${tab}/${key ?? `${name}/${index}`}`,
          label: name,
          detail: joinByDots(...facts),
          note: amount === undefined ? undefined : format.money(amount),
          href,
          onChoose:
            href === undefined
              ? openListWith(tab, key === undefined ? { globalFilter: name } : { open: key })
              : undefined,
        }),
      );
      if (found.length > MOST_ROWS) {
        items.push({
          id: `list/${tab}`,
          label: t['command.in-list']({ text, tab: label }),
          note: format.number(found.length),
          onChoose: openListWith(tab, { globalFilter: text }),
        });
      }
      return { label, items };
    });
  };
  return <CommandMenu groups={groups} groupsFor={rowsFor} className={SEARCH_FITS} />;
}

/** On phones an icon; elsewhere it takes the width that the items leave. */
const SEARCH_FITS =
  't:@max-phone:size-touch-target t:@max-phone:justify-center t:@max-phone:px-0 t:@min-phone:me-2 t:@min-phone:w-0 t:@min-phone:max-w-max t:@min-phone:grow';

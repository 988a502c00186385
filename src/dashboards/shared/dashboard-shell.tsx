'use client';
import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { PageFrame } from '../../components/page-frame/index.js';
import { type Tab, TabList, TabPanel, Tabs } from '../../components/tabs/index.js';
import { HeaderBand, PageHeader } from '../../components/top-bar/index.js';
import { type DashboardKind, dashboardKindForRole, user as userEntity } from '../../domain/index.js';
import { dashboardMessages } from '../../i18n/compiled/en/domain.js';
import { shellMessages } from '../../i18n/compiled/en/frame.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useMedia } from '../../lib/use-media.js';
import { PlacesContext, usePlaces } from './dashboard-search.js';
import type { DashboardFrameProps, DashboardTab } from './host-props.js';
import { FRAME_LINKS, linksOf } from './links.js';
import { OpenTabContext, useOpenTab } from './open-tab.js';
import { RoleTopBar } from './role-top-bar.js';
import { Slot, SlotsContext } from './slots.js';

export interface DashboardShellProps<TabName extends string = string> extends DashboardFrameProps<TabName> {
  /** Which dashboard it is: it decides the title, and how the role badge is written. @default the one of the user's role */
  dashboard?: DashboardKind | undefined;
  /** The page's `h1`. @default that of the dashboard */
  title?: string | undefined;
  /** The tabs in their order. */
  tabs: readonly DashboardTab<TabName>[];
  /** Stands over the content of every tab: what could not be read. */
  notice?: ReactNode | undefined;
}

const NO_SLOTS = {};

/** Where the bottom navigation takes the place of the top bar's. */
const PHONE = '(width < 768px)';

/** There the action of a page stands at its end, or in the bottom navigation. */
const NOT_ON_PHONES = { 'page-action': 't:max-[768px]:hidden' };

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
  search = true,
  headerActions,
  accountItems,
  links,
  slots = NO_SLOTS,
  notice,
  onLogout,
  ...rest
}: DashboardShellProps<TabName>) {
  const user = userEntity.sanitize(rawUser).value;
  const titles = useMessages(dashboardMessages);
  const dashboard = kind ?? dashboardKindForRole(user.role);
  const title = givenTitle ?? titles[`dashboard.title.${dashboard}`];
  const t = useMessages(shellMessages);
  const frame = useRef<HTMLElement>(null);
  const report = onTabChange as ((tab: string) => void) | undefined;
  const { open, chooseTab, followTab, panel } = useOpenTab({ tab, defaultTab, onTabChange: report }, frame);
  const current = tabs.find(({ value }) => value === open) ?? tabs[0];
  const value = current?.value ?? '';
  const isThumbAction = useMedia(PHONE, frame) && current?.actionWhenNarrow === true;
  // Of one tab: what its button waits for is no matter of the next tab's.
  const action = current?.action && <Fragment key={value}>{current.action}</Fragment>;
  // The title alone names the first part of a dashboard.
  const first = tabs.find((each) => each.value === OVERVIEW) ?? tabs[0];
  const label = current === first ? undefined : current?.label;
  const pageTitle = label === undefined ? title : t['shell.tab-title']({ tab: label, dashboard: title });
  useEffect(() => onTitleChange?.(pageTitle), [onTitleChange, pageTitle]);
  const { tab: givenHref } = linksOf(FRAME_LINKS, links);
  const values = tabs.map((each) => each.value).join(' ');
  const opener = useMemo(
    () => ({
      open: followTab,
      hrefOf: (to: string) => (values.split(' ').includes(to) ? givenHref(to) : undefined),
    }),
    [followTab, givenHref, values],
  );
  const places = usePlaces(search, tabs, followTab);
  const hosts = useMemo(() => ({ slots, tab: value }), [slots, value]);
  return (
    <SlotsContext.Provider value={hosts}>
      <PlacesContext.Provider value={places}>
        <PageFrame
          data-slot="dashboard"
          data-dashboard={dashboard}
          topBar={
            <Slot name="top-bar">
              <RoleTopBar
                // The host's own object: the bar, which is memoised, renders again only where that is another.
                user={rawUser}
                dashboard={dashboard}
                currentPath={currentPath}
                brand={brand}
                navItems={navItems}
                headerActions={headerActions}
                accountItems={accountItems}
                links={links}
                onLogout={onLogout}
              />
            </Slot>
          }
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
            onValueChange={chooseTab}
            // The content adapts to the width between the page's margins.
            className="t:@container t:shares-width"
          >
            <Slot name="page-header">
              <PageHeader
                title={label ?? title}
                over={label === undefined ? undefined : title}
                help={current?.help}
                action={isThumbAction ? undefined : action}
                actionWhenNarrow={current?.actionWhenNarrow}
                // Also in the first moment, before the window has been asked.
                classNames={NOT_ON_PHONES}
              />
            </Slot>
            <Slot name="tab-list">
              <TabList className="t:mt-4 t:scroll-mt-(--tapa-sticky-top,0px) t:sticky-tabs t:@max-[45.7em]:mt-1" />
            </Slot>
            <OpenTabContext.Provider value={opener}>
              <TabPanel className="t:scroll-mt-(--tapa-sticky-top,0px)" ref={panel}>
                {notice}
                {current?.content}
              </TabPanel>
            </OpenTabContext.Provider>
            {isThumbAction && action ? (
              <div
                data-slot="page-action"
                className="t:thumb-action t:mt-4 t:flex t:justify-end t:print:hidden"
              >
                <div className="t:rounded-control t:shadow-2">{action}</div>
              </div>
            ) : null}
          </Tabs>
        </PageFrame>
      </PlacesContext.Provider>
    </SlotsContext.Provider>
  );
}

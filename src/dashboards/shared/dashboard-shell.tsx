'use client';
import { Fragment, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary, ErrorPanel } from '../../components/error-fallback/index.js';
import { PageFrame } from '../../components/page-frame/index.js';
import { type Tab, TabList, TabPanel, Tabs } from '../../components/tabs/index.js';
import { PageHeader } from '../../components/top-bar/index.js';
import { dashboardKindForRole, user as userEntity } from '../../domain/index.js';
import { dashboardMessages } from '../../i18n/compiled/en/dashboard.js';
import { shellMessages } from '../../i18n/compiled/en/shell.js';
import { useMessages } from '../../i18n/use-messages.js';
import { InertActionsContext, OpenFoldsContext } from '../../lib/contexts.js';
import { cx } from '../../lib/cx.js';
import { useMedia } from '../../lib/sizes.js';
import { SamplesContext } from './dashboard-data.js';
import { DataNotice, News } from './failures.js';
import { loadTabs } from './late-tab.js';
import { Lists, type ListsControl } from './lists.js';
import { OpenTabContext, PlacesContext, useOpenTab, usePlaces } from './open-tab.js';
import { RoleTopBar } from './role-top-bar.js';
import { type DashboardShellProps, type DashboardTab, FRAME_LINKS, linksOf } from './shell-props.js';

/** Where the bottom navigation takes the place of the top bar's. */
const PHONE = '(width < 768px)';

/** There the action of a page stands at its end, or in the bottom navigation. */
const NOT_ON_PHONES = { 'page-action': 't:max-md:hidden' };

/** On phones the tabs stay below the bar, and what follows them stays below both. */
const STICKY_TABS = [
  't:mt-4 t:scroll-mt-(--tapa-sticky-top,0px) t:@max-phone:mt-1',
  't:max-md:tall:sticky t:top-[calc(var(--tapa-stuck-top,0px)+var(--tapa-sticky-top,0px))] t:z-10 t:max-md:*:bg-canvas t:[--tapa-room-start:0px]',
].join(' ');
const UNDER_TABS = [
  't:peer t:scroll-mt-(--tapa-sticky-top,0px) t:max-md:tall:[--tapa-sticky-top:calc(var(--tapa-bar-room,0px)+var(--tapa-tab-height,48px))]',
  // Nobody knows how long a list is before its code is there: what would move then is shown after it.
  't:[&_:has([data-late])~*]:invisible',
].join(' ');

/** The action of a page where thumbs reach it: above what stays at the end of the window, beside which it stands by itself. */
const THUMB_ACTION = [
  't:pointer-events-none t:mt-4 t:flex t:justify-end t:print:hidden t:[--tapa-room-end:0px]',
  't:tall:sticky t:bottom-[calc(var(--tapa-stuck-bottom,0px)+var(--tapa-sticky-bottom,0px)+12px)]',
  // Above the foot of a table, which it passes before both rest; at the end of the page it rests below that.
  't:z-10 t:peer-has-data-[slot=data-grid-foot]:mb-10 t:peer-has-data-[slot=data-grid-foot]:bottom-[calc(var(--tapa-stuck-bottom,0px)+var(--tapa-sticky-bottom,0px)+68px)]',
].join(' ');
const OVER_ACTION = 't:[--tapa-room-action:calc(3*var(--tapa-rem,1rem)+80px)]';

/** The tab that a dashboard's title stands for by itself. */
const OVERVIEW = 'overview';

/** A tab as the list shows it: what its panel shows is given to the panel. */
const withoutContent = ({ value, label, count }: DashboardTab): Tab => ({ value, label, count });

/**
 * The frame of every dashboard: top bar with the role's navigation and the account menu, header band, notices, page header and
 * tabs, in one `<main>`. With tabs of yours it is a dashboard of your own. What throws in it shows as 'Dashboard Error' with 'Try
 * Again' and 'Reload Page'; new data is a new try (spec: 2.dashboard-error). The bottom navigation belongs to the page around it.
 *
 * @example
 * <DashboardShell user={user} title="Harbour Office" currentPath="/harbour"
 *   tabs={[{ value: 'berths', label: 'Berths', help: 'Who lies where.', content: <Berths /> }]} />
 */
export function DashboardShell<TabName extends string = string>({
  samples = true,
  inertActions = 'shown',
  lists,
  onListChange,
  onError,
  ...frame
}: DashboardShellProps<TabName>): ReactElement {
  const { tab, tabs } = frame;
  const [first] = tabs;
  // The host's word for a tab that there is not, '' too, opens the first: what stands beside it is asked of that one's list.
  const ofFirst =
    first && tab !== undefined && !tabs.some(({ value }) => value === tab) ? lists?.[tab] : undefined;
  return (
    <ErrorBoundary
      onError={onError}
      resetKeys={[frame.user, ...(frame.data?.answers ?? [])]}
      fallback={({ retry }) => (
        <PageFrame mainClassName="t:pt-6">
          <ErrorPanel headingLevel={1} onRetry={retry} />
        </PageFrame>
      )}
    >
      <SamplesContext.Provider value={samples}>
        <InertActionsContext.Provider value={inertActions}>
          <Lists
            lists={first && ofFirst !== undefined ? { ...lists, [first.value]: ofFirst } : lists}
            onListChange={onListChange as ListsControl['onListChange']}
          >
            <Frame {...frame} />
          </Lists>
        </InertActionsContext.Provider>
      </SamplesContext.Provider>
    </ErrorBoundary>
  );
}

type FrameProps<TabName extends string> = Omit<
  DashboardShellProps<TabName>,
  'samples' | 'inertActions' | 'onError' | keyof ListsControl
>;

function Frame<TabName extends string>({
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
  navItems,
  topBar,
  links,
  data,
  onLogout,
  ...rest
}: FrameProps<TabName>) {
  const user = userEntity.sanitize(rawUser).value;
  const titles = useMessages(dashboardMessages);
  const dashboard = kind ?? dashboardKindForRole(user.role);
  const title = givenTitle ?? titles[`dashboard.title.${dashboard}`];
  const t = useMessages(shellMessages);
  const frame = useRef<HTMLElement>(null);
  const [openFolds] = useState(() => new Set<string>());
  const report = (to: string) => {
    const chosen = tabs.find(({ value }) => value === to);
    if (chosen) onTabChange?.(chosen.value);
  };
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
      current: value,
      label: current?.label ?? '',
      open: followTab,
      hrefOf: (to: string) => (values.split(' ').includes(to) ? givenHref(to) : undefined),
    }),
    [value, current?.label, followTab, givenHref, values],
  );
  return (
    <News title={title} data={data}>
      <OpenTabContext.Provider value={opener}>
        <PlacesContext.Provider value={usePlaces(tabs, followTab)}>
          <PageFrame
            data-slot="dashboard"
            data-dashboard={dashboard}
            topBar={
              topBar === undefined ? (
                <RoleTopBar
                  // The host's own object: the bar, which is memoised, renders again only where that is another.
                  user={rawUser}
                  dashboard={dashboard}
                  currentPath={currentPath}
                  brand={brand}
                  navItems={navItems}
                  links={links}
                  onLogout={onLogout}
                />
              ) : (
                topBar
              )
            }
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
              <PageHeader
                title={label ?? title}
                over={label === undefined ? undefined : title}
                help={current?.help}
                action={isThumbAction ? undefined : action}
                actionWhenNarrow={current?.actionWhenNarrow}
                // Also in the first moment, before the window has been asked.
                classNames={NOT_ON_PHONES}
              />
              <TabList className={STICKY_TABS} onPointerEnter={loadTabs} onFocus={loadTabs} />
              <TabPanel className={cx(UNDER_TABS, isThumbAction && action && OVER_ACTION)} ref={panel}>
                {data && <DataNotice data={data} />}
                <OpenFoldsContext.Provider value={openFolds}>{current?.content}</OpenFoldsContext.Provider>
              </TabPanel>
              {isThumbAction && action ? (
                <div data-slot="page-action" className={THUMB_ACTION}>
                  <div className="t:pointer-events-auto t:rounded-control t:box-shadow-2">{action}</div>
                </div>
              ) : null}
            </Tabs>
          </PageFrame>
        </PlacesContext.Provider>
      </OpenTabContext.Provider>
    </News>
  );
}

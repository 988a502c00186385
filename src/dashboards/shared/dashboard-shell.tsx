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
import { DataNotice, StatusRegion } from './failures.js';
import { loadTabs } from './late-tab.js';
import { Lists, type ListsControl } from './lists.js';
import { OpenTabContext, PlacesContext, useOpenTab, usePlaces } from './open-tab.js';
import { RoleTopBar } from './role-top-bar.js';
import { type DashboardShellProps, type DashboardTab, FRAME_LINKS, linksOf } from './shell-props.js';

const PHONE = '(width < 768px)';

/** On phones the page's action is at the page's end or in the bottom navigation. */
const NOT_ON_PHONES = { 'page-action': 't:max-md:hidden' };

/** On phones the tabs stick below the top bar, and whatever sticks below them leaves room for both. */
const STICKY_TABS = [
  't:mt-4 t:scroll-mt-(--tapa-sticky-top,0px) t:@max-phone:mt-1',
  't:max-md:tall:sticky t:top-[calc(var(--tapa-stuck-top,0px)+var(--tapa-sticky-top,0px))] t:z-10 t:max-md:*:bg-canvas t:[--tapa-room-start:0px]',
].join(' ');
const UNDER_TABS = [
  't:peer t:scroll-mt-(--tapa-sticky-top,0px) t:max-md:tall:[--tapa-sticky-top:calc(var(--tapa-bar-room,0px)+var(--tapa-tab-height,48px))]',
  // The length of a list is unknown until its code has loaded: content below it would jump, so it is hidden.
  't:[&_:has([data-late])~*]:invisible',
].join(' ');

/** The page's action within reach of a thumb: it floats above whatever sticks to the bottom edge. */
const THUMB_ACTION = [
  't:pointer-events-none t:mt-4 t:flex t:justify-end t:print:hidden t:[--tapa-room-end:0px]',
  't:tall:sticky t:bottom-[calc(var(--tapa-stuck-bottom,0px)+var(--tapa-sticky-bottom,0px)+12px)]',
  // Above the foot of a table, which it passes before both rest; at the page's end it rests below the foot.
  't:z-10 t:peer-has-data-[slot=data-grid-foot]:mb-10 t:peer-has-data-[slot=data-grid-foot]:bottom-[calc(var(--tapa-stuck-bottom,0px)+var(--tapa-sticky-bottom,0px)+68px)]',
].join(' ');
const OVER_ACTION = 't:[--tapa-room-action:calc(3*var(--tapa-rem,1rem)+80px)]';

/** The tab that the dashboard's title names, without a label of its own. */
const OVERVIEW = 'overview';

const withoutContent = ({ value, label, count }: DashboardTab): Tab => ({ value, label, count });

/**
 * The frame of every dashboard: top bar, header band, notices, page header and tabs, in one `<main>`. With
 * your own tabs it is your own dashboard. An error inside shows 'Dashboard Error' with 'Try Again' and
 * 'Reload Page'; new data is a new try (spec: 2.dashboard-error). The bottom navigation belongs to the page
 * around it.
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
  // An unknown tab, `''` too, opens the first one, which takes over the query given for the unknown tab.
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
  // Keyed by its tab: the pending state of its button must not move to the next tab's action.
  const action = current?.action && <Fragment key={value}>{current.action}</Fragment>;
  // The first tab is named by the dashboard's title alone.
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
    <StatusRegion title={title} data={data}>
      <OpenTabContext.Provider value={opener}>
        <PlacesContext.Provider value={usePlaces(tabs, followTab)}>
          <PageFrame
            data-slot="dashboard"
            data-dashboard={dashboard}
            topBar={
              topBar === undefined ? (
                <RoleTopBar
                  // The raw object: the memoised bar renders again only when it changes.
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
                // Hides it also in the first render, before the media query is known.
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
    </StatusRegion>
  );
}

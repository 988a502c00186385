import type { DashboardTab } from './shell-props.js';

/** The tabs of a dashboard in their order, each made of what it shows. */
export type TabsOf<TabName extends string, Shown> = Readonly<
  Record<TabName, (shown: Shown) => Omit<DashboardTab, 'value'>>
>;

/** Returns the tabs of a dashboard, with the names that URLs and callbacks have for them. */
export const tabsOf = <TabName extends string, Shown>(
  tabs: TabsOf<TabName, Shown>,
  shown: Shown,
): readonly DashboardTab<TabName>[] =>
  (Object.keys(tabs) as TabName[]).map((value) => ({ value, ...tabs[value](shown) }));

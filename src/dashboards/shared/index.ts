export { DashboardBoundary, type DashboardBoundaryProps } from './dashboard-boundary';
export {
  DashboardGrid,
  type DashboardGridProps,
  DashboardStack,
  type DashboardStackProps,
  GridCell,
  type GridCellProps,
} from './dashboard-grid';
export { DashboardPanel, type DashboardPanelProps } from './dashboard-panel';
export { DashboardPart, type DashboardPartProps } from './dashboard-part';
export { DASHBOARD_PATH, type DashboardBaseProps } from './dashboard-props';
export { DashboardShell, type DashboardShellProps, type DashboardTab } from './dashboard-shell';
export { FigureLine, type FigureLineProps } from './figure-line';
export { GreetingLine, type GreetingLineProps } from './greeting-line';
export { growthDelta, SINCE_LAST_MONTH } from './growth-delta';
export { hintOf } from './hint-of';
export { isLoading, type LoadingParts } from './loading-parts';
export { monthMeta } from './month-meta';
export { TabLink, type TabLinkProps } from './open-tab';
export { PageFrame, type PageFrameProps } from './page-frame';
export { type BreakdownPart, ShareBreakdown, type ShareBreakdownProps } from './share-breakdown';
export { useNow } from './use-now';

export type { DataOf, LoadingParts } from '../define-reads';
export { Dashboard, type DashboardProps, type Shown, type TabSpecs } from './dashboard';
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
export type { DashboardBaseProps } from './dashboard-props';
export { FigureLine, type FigureLineProps } from './figure-line';
export { GreetingLine, type GreetingLineProps } from './greeting-line';
export { growthDelta, SINCE_LAST_MONTH } from './growth-delta';
export { hintOf } from './hint-of';
export { monthMeta } from './month-meta';
export { TabLink, type TabLinkProps } from './open-tab';
export { PageFrame, type PageFrameProps } from './page-frame';
export { type BreakdownPart, ShareBreakdown, type ShareBreakdownProps } from './share-breakdown';
export { useNow } from './use-now';

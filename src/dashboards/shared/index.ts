export { type DataOf, dataOf } from '../define-reads';
export { Dashboard, type DashboardProps, GreetingLine, type Shown, type TabSpecs } from './dashboard';
export { DashboardGrid, DashboardStack, GridCell } from './dashboard-grid';
export {
  DashboardPanel,
  type DashboardPanelProps,
  DashboardPart,
  type DataPanelProps,
  emptyRow,
  panelOf,
} from './dashboard-parts';
export type { DashboardBaseProps } from './dashboard-shell';
export { FailedList, FailureBanner, failedTile, failedTitle } from './failures';
export {
  type BreakdownPart,
  FigureLine,
  FigureTiles,
  growthDelta,
  monthMeta,
  ShareBreakdown,
  SINCE_LAST_MONTH,
} from './figures';
export { APPROVED, DECLINED, useDecisionNews } from './news';
export { TabLink } from './open-tab';
export type { LoadingParts, PartNames, PartState, ReadFailure, ReadStates } from './read-states';
export { countedText, moreThan, totalText, wholeOf } from './totals';
export { useNow } from './use-now';

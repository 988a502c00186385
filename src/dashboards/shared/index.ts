export type { InertActions } from '../../lib/inert-actions';
export { type DataOf, dataOf } from '../define-reads';
export { Dashboard, type DashboardProps, GreetingLine, type Shown, type TabSpecs } from './dashboard';
export {
  DashboardPanel,
  type DashboardPanelProps,
  DashboardPart,
  type DataPanelProps,
  emptyRow,
  NothingHere,
  panelOf,
  ToldButton,
} from './dashboard-parts';
export { DashboardShell, type DashboardShellProps } from './dashboard-shell';
export { decidedOf, staysFor } from './decided';
export { FailedLine, FailedList, FailedRow, FailureBanner, useFailedTile } from './failures';
export { FigureTiles, growthDelta, monthMeta } from './figures';
export type { DashboardBaseProps, DashboardFrameProps, DashboardTab } from './host-props';
export { FRAME_LINKS, type FrameLinks, type GivenLinks } from './links';
export { choicesOf, ListDesk, ListRows, TOOLBAR_FROM, ValueLine } from './list-desk';
export { type ListChange, type ListsControl, useAskList, useListState } from './lists';
export { MonthCalendars } from './month-calendars';
export { DecidedAbove, NeedContext, NeedsYou } from './needs-you';
export { useDecisionNews, withNews } from './news';
export { TabLink } from './open-tab';
export { type Prescribed, prescribed, SamplesContext, useShowsSamples } from './prescribed';
export type { LoadingParts, PartNames, PartState, ReadFailure, ReadStates } from './read-states';
export { RoleTopBar, type RoleTopBarProps } from './role-top-bar';
export {
  joinFacts,
  type OpenedRow,
  RowSheet,
  type SheetContent,
  useOpenLabel,
  useRowSheet,
} from './row-sheet';
export { FRAME_SLOTS, type FrameSlot, type SlotContent, type SlotGiven, type Slots } from './slot-names';
export { moreThan, useTotalText, wholeOf } from './totals';
export { MonthsPanel, MonthTrend } from './trends';
export { useNow } from './use-now';

export type { InertActions } from '../../lib/inert-actions.js';
export { type DataOf, dataOf } from '../define-reads.js';
export { Dashboard, type DashboardProps, GreetingLine, type Shown, type TabSpecs } from './dashboard.js';
export {
  DashboardPanel,
  type DashboardPanelProps,
  DashboardPart,
  type DataPanelProps,
  emptyRow,
  NothingHere,
  panelOf,
  ToldButton,
} from './dashboard-parts.js';
export { DashboardShell, type DashboardShellProps } from './dashboard-shell.js';
export { decidedOf, keepsPlace } from './decided.js';
export { FailedLine, FailedList, FailedRow, FailureBanner, useFailedTile } from './failures.js';
export { FigureTiles, growthDelta, monthMeta } from './figures.js';
export type { DashboardBaseProps, DashboardFrameProps, DashboardTab } from './host-props.js';
export { FRAME_LINKS, type FrameLinks, type GivenLinks } from './links.js';
export { choicesOf, type ListChange, type ListsControl, useAskList, useListState } from './lists.js';
export { MonthCalendars } from './month-calendars.js';
export { DecidedAbove, NeedContext, NeedsYou, strongInNote } from './needs-you.js';
export { TabLink } from './open-tab.js';
export type { PartState, ReadFailure } from './part-state.js';
export { type Prescribed, prescribed, SamplesContext, useShowsSamples } from './prescribed.js';
export { RoleTopBar, type RoleTopBarProps } from './role-top-bar.js';
export {
  joinFacts,
  openRowKey,
  RowSheet,
  type SheetContent,
  useOpenLabel,
  useRowSheet,
} from './row-sheet.js';
export { FRAME_SLOTS, type FrameSlot, type SlotContent, type SlotGiven, type Slots } from './slot-names.js';
export { moreThan, useTotalText, wholeOf } from './totals.js';
export { MonthsPanel, MonthTrend } from './trends.js';
export { useNow } from './use-now.js';

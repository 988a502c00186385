export type { InertActions } from '../../lib/contexts.js';
export {
  type DataOf,
  type DataProps,
  dataOf,
  type PartState,
  type ReadFailure,
  type ShownData,
} from '../define-reads.js';
export {
  DashboardPanel,
  type DashboardPanelProps,
  DashboardPart,
  type DataPanelProps,
  emptyRow,
  GreetingLine,
  NothingHere,
  panelOf,
  RowButton,
  RowMark,
  ToldButton,
} from './dashboard-parts.js';
export { DashboardShell } from './dashboard-shell.js';
export { type DecisionListProps, DecisionRows } from './decision-rows.js';
export { FailedLine, FailedList, FailedRow, FailureBanner, useFailedTile } from './failures.js';
export { FigureTiles, figuresOf, growthDelta, monthMeta } from './figures.js';
export { InertNotes, type InertNotesProps } from './inert-notes.js';
export { type ListChange, type ListsControl, useAskList, useListState } from './lists.js';
export { MonthCalendars, MonthsPanel, MonthTrend } from './months.js';
export { DecidedAbove, NeedContext, NeedsYou, strongInNote } from './needs-you.js';
export { TabLink } from './open-tab.js';
export { RoleTopBar, type RoleTopBarProps } from './role-top-bar.js';
export {
  joinFacts,
  SheetAmount,
  type SheetContent,
  useOpenLabel,
  useRowSheet,
  useStayText,
} from './row-sheet.js';
export type { DashboardBaseProps, DashboardShellProps, DashboardTab } from './shell-props.js';
export {
  FRAME_LINKS,
  type FrameLinks,
  type GivenLinks,
  type GreetingProps,
  linksOf,
  type TabsOf,
  tabsOf,
} from './shell-props.js';
export {
  decidedOf,
  keepsPlace,
  moreThan,
  type Prescribed,
  prescribed,
  propsOf,
  SamplesContext,
  useDashboardData,
  useShowsSamples,
  useTotalText,
  wholeOf,
} from './shown-data.js';
export { useNow } from './use-now.js';

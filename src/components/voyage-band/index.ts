export {
  monthCells,
  type VoyageCell,
  type VoyageEntry,
  type VoyageScale,
  type Voyages,
  voyagesOf,
} from '../../domain/voyages';
export { type PeriodColumn, PeriodTable, type PeriodTableProps } from './period-table';
export { TriangleRow, type TriangleRowProps } from './triangles';
export {
  useVoyageKey,
  VoyageBand,
  type VoyageBandProps,
  type VoyageSelection,
  type VoyageWords,
} from './voyage-band';
export {
  VoyageKey,
  type VoyageKeyProps,
  type VoyageState,
  type VoyageView,
  VoyageViewSwitch,
  type VoyageViewSwitchProps,
} from './voyage-key';
export { VoyageLine, type VoyageLineProps, type VoyageLineTrip } from './voyage-line';
export { type StatementLine, VoyageStatement, type VoyageStatementProps } from './voyage-statement';

export {
  monthCells,
  type VoyageCell,
  type VoyageEntry,
  type VoyageScale,
  type Voyages,
  voyagesOf,
} from '../../domain/voyages.js';
export {
  TriangleRow,
  type TriangleRowProps,
  VoyageKey,
  type VoyageKeyProps,
  type VoyageState,
  type VoyageView,
  VoyageViewSwitch,
  type VoyageViewSwitchProps,
} from './triangles.js';
export {
  useVoyageKey,
  VoyageBand,
  type VoyageBandProps,
  type VoyageLabels,
  type VoyageSelection,
} from './voyage-band.js';
export { VoyageLine, type VoyageLineProps, type VoyageLineTrip } from './voyage-line.js';
export { type StatementLine, VoyageStatement, type VoyageStatementProps } from './voyage-statement.js';

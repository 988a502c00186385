export type { DeskColumn, DeskColumnFilter, DeskColumnKind, TableLocale } from './columns';
export {
  type DataTableState,
  DEFAULT_TABLE_STATE,
  type TableDensity,
  type TableFilter,
  type TableQuery,
  type TableRange,
  type TableSort,
} from './state';
export { tableStateFromParams, tableStateToParams } from './state-params';
export { TableDesk, type TableDeskProps } from './table-desk';
export { filterRows, sortRows } from './table-rows';

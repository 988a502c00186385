export type { DeskColumn, DeskColumnFilter, DeskColumnKind, TableLocale } from './columns';
export type { BulkAction } from './desk-bulk';
export type { TableDeskProps } from './desk-props';
export type { ValueCounts } from './filter-chips';
export type { RowAction } from './row-actions';
export { RowDesk, type RowDeskProps } from './row-desk';
export {
  changeFilter,
  type DataTableState,
  DEFAULT_TABLE_STATE,
  type TableDensity,
  type TableFilter,
  type TableQuery,
  type TableRange,
  type TableSort,
} from './state';
export { tableStateFromParams, tableStateToParams } from './state-params';
export { TableDesk } from './table-desk';
export { filterRows, sortRows } from './table-rows';
export type { DeskCsv } from './use-desk-csv';
export type { DeskStateProps } from './use-desk-state';
export { type LoadRows, type ServerAnswer, useServerRows } from './use-server-rows';

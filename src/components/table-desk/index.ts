export type { DeskColumn, DeskColumnFilter, DeskColumnKind, TableLocale } from './columns.js';
export type { BulkAction } from './desk-bulk.js';
export type { TableDeskProps } from './desk-props.js';
export type { ValueCounts } from './filter-chips.js';
export type { RowAction } from './row-actions.js';
export { RowDesk, type RowDeskProps } from './row-desk.js';
export {
  changeFilter,
  type DataTableState,
  DEFAULT_TABLE_STATE,
  type TableDensity,
  type TableFilter,
  type TableQuery,
  type TableRange,
  type TableSort,
} from './state.js';
export { tableStateFromParams, tableStateToParams } from './state-params.js';
export { TableDesk } from './table-desk.js';
export { filterRows, sortRows } from './table-rows.js';
export type { DeskCsv } from './use-desk-csv.js';
export type { DeskStateProps } from './use-desk-state.js';
export { type LoadRows, type ServerAnswer, useServerRows } from './use-server-rows.js';

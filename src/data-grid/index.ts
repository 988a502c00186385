export { DataGrid, type DataGridProps } from './data-grid.js';
export { DataList, type DataListProps } from './data-list.js';
export type { GridCsv } from './grid-csv.js';
export type { BulkAction } from './grid-foot.js';
export {
  filterRows,
  type GridColumn,
  type GridColumnModel,
  type GridFilter,
  type GridLocale,
  sortRows,
} from './grid-rows.js';
export {
  changeFilter,
  DEFAULT_GRID_STATE,
  type GridColumnFilter,
  type GridFilterValue,
  type GridPagination,
  type GridQuery,
  type GridRange,
  type GridSort,
  type GridState,
  gridStateFromParams,
  gridStateToParams,
} from './grid-state.js';
export type { RowAction } from './row-actions.js';
export type { FacetedCounts, GridStateProps } from './use-grid.js';
export { type LoadAllRows, type LoadRows, type ServerAnswer, useServerRows } from './use-server-rows.js';

export type { ColumnKind, DataTableColumn, NarrowCell } from './data-table.js';
export { DataTable, type DataTableProps } from './data-table.js';
/** Parts that tables with more features are built of: cells that restack, and the classes of what holds them. */
export * as tableParts from './data-table-row.js';
export { PersonCell, type PersonCellProps, PersonCellSkeleton } from './person-cell.js';

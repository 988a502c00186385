export type { ColumnKind, DataTableColumn, NarrowCell } from './data-table.js';
export { DataTable, type DataTableProps } from './data-table.js';
/** Parts for tables with more features: cells that restack, and their classes. */
export * as tableParts from './data-table-row.js';
export { PersonCell, type PersonCellProps, PersonCellSkeleton } from './person-cell.js';

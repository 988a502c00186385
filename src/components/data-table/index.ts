export type { DataTableColumn, NarrowCell } from './data-table';
export { DataTable, type DataTableProps } from './data-table';
/** Parts that tables with more features are built of: cells that restack, and the classes of what holds them. */
export * as tableParts from './data-table-row';
export { PersonCell, type PersonCellProps, PersonCellSkeleton, StatusCellSkeleton } from './person-cell';

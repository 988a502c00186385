export type { DataTableColumn, NarrowCell } from './data-table';
export { DataTable, type DataTableProps } from './data-table';
export { PersonCell, type PersonCellProps, PersonCellSkeleton, StatusCellSkeleton } from './person-cell';

export { DataTable, type DataTableProps } from './data-table';
export type { DataTableColumn, NarrowCell } from './data-table.types';
export { PersonCell, type PersonCellProps, PersonCellSkeleton, StatusCellSkeleton } from './person-cell';

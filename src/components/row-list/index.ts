export { ROW_COLUMNS } from './row-columns';
export { type RowFact, RowItem, type RowItemProps } from './row-item';
export { RowList, type RowListProps } from './row-list';
export { ShortRowList, type ShortRowListProps } from './short-row-list';

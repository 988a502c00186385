export { ROW_COLUMNS } from './row-columns.js';
export { type RowFact, RowItem, type RowItemProps } from './row-item.js';
export { RowList, type RowListProps, ShortRowList, type ShortRowListProps } from './row-list.js';

export { ROW_COLUMNS } from './row-columns.js';
export { type RowFact, RowItem, type RowItemProps } from './row-item.js';
export { RowList, type RowListProps } from './row-list.js';
export { ShortRowList, type ShortRowListProps } from './short-row-list.js';

export { type RowFact, RowItem, type RowItemProps } from './row-item.js';
export { RowList, type RowListProps, ShortRowList, type ShortRowListProps } from './row-list.js';

/**
 * The end of a row that waits for a decision: facts, an amount, and buttons. In wide
 * lists these stand in columns, and rows of different kinds one below the other. In narrow ones the amount stands beside the
 * name, what there is to know on a line of its own.
 */
export const ROW_COLUMNS = {
  context:
    't:w-rem-12.5 t:@min-wide:w-rem-16.25 t:@max-table:order-1 t:@max-table:w-full t:@min-phone:@max-table:ps-14',
  amount: 't:@min-wide:min-w-rem-6 t:@max-phone:self-start t:text-end t:font-display t:figures',
  actions: 't:@min-wide:min-w-rem-13 t:@min-phone:justify-end',
} as const;

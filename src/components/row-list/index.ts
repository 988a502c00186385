export { type RowFact, RowItem, type RowItemProps } from './row-item.js';
export { RowList, type RowListProps, ShortRowList, type ShortRowListProps } from './row-list.js';

/**
 * The end of a row that waits for a decision: facts, an amount, and buttons. In wide
 * lists these stand in columns, and rows of different kinds one below the other. In narrow ones the amount stands beside the
 * name, what there is to know on a line of its own.
 */
export const ROW_COLUMNS = {
  context:
    't:w-[calc(12.5*var(--tapa-rem,1rem))] t:@min-wide:w-[calc(16.25*var(--tapa-rem,1rem))] t:@max-table:order-1 t:@max-table:w-full t:@min-phone:@max-table:ps-14',
  amount: 't:@min-wide:min-w-[calc(6*var(--tapa-rem,1rem))] t:text-end',
  actions: 't:@min-wide:min-w-[calc(13*var(--tapa-rem,1rem))] t:@min-phone:justify-end',
} as const;

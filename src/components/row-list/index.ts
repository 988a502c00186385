export { type RowFact, RowItem, type RowItemProps } from './row-item.js';
export { RowList, type RowListProps, ShortRowList, type ShortRowListProps } from './row-list.js';

/** Classes that align context, amount and buttons of different rows in columns; in narrow lists they wrap. */
export const ROW_COLUMNS = {
  context:
    't:w-rem-12.5 t:@min-wide:w-rem-16.25 t:@max-table:order-1 t:@max-table:w-full t:@min-phone:@max-table:ps-14',
  amount: 't:@min-wide:min-w-rem-6 t:@max-phone:self-start t:text-end t:font-display t:figures',
  actions: 't:@min-wide:min-w-rem-13 t:@min-phone:justify-end',
} as const;

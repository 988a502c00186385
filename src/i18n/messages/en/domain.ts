import type { Formatters } from '../../formatters';
import { en } from '../../grammar-en';

export const rowsMessages = {
  /** Rows of a list that are in no readable form. */
  'rows.dropped': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} item could not be shown`,
      other: `${format.number(count)} items could not be shown`,
    }),
};

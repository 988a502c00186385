import type { Formatters } from '../../formatters';

export const pagerMessages = {
  'pager.previous': 'Previous',
  'pager.next': 'Next',
  /** Which rows of how many: 'Showing 51–100 of 10,000'. */
  'pager.range': (format: Formatters, first: number, last: number, total: number): string =>
    `Showing ${format.number(first)}–${format.number(last)} of ${format.number(total)}`,
};

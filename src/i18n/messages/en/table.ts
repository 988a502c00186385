import type { Formatters } from '../../formatters.js';
import { en, small } from '../../grammar-en.js';

/** What a table desk always says. */
export const tableMessages = {
  /** Name of the search where the page gives none. */
  'table.search': 'Search',
  /** Announced after a search or filter. */
  'table.matches': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} match`,
      other: `${format.number(count)} matches`,
    }),
  /** The first chip of a filter: all values. At most 8 characters. */
  'table.all': 'All',
  /** Button of a filter that is not set. @param column - its name: 'Value' */
  'table.any': (column: string): string => `Any ${small(column)}`,
  /** A filter that is set, as a tag. @param value - what it has to be: 'Pending' */
  'table.tag': (column: string, value: string): string => `${column}: ${value}`,
  /** The search, as a tag. @param search - what was typed */
  'table.tag.search': (search: string): string => `Search: ${search}`,
  /** A range without an end, and without a beginning. @param limit - a day or a figure */
  'table.from': (limit: string): string => `from ${limit}`,
  'table.to': (limit: string): string => `up to ${limit}`,
  /** One with both: '$500 – $1,000'. */
  'table.between': (from: string, to: string): string => `${from} – ${to}`,
  /** Values of which a row has one. */
  'table.choices': (values: readonly string[]): string => en.list(values),
  /** Name of a tag's button. @param tag - 'Status: Pending' */
  'table.tag.remove': (tag: string): string => `Remove ${tag}`,
  /** Button that takes off all filters. */
  'table.clear-filters': 'Clear filters',
  /** Opens the filters that are not in sight. */
  'table.filters': 'Filters',
  /** Opens what has no room on phones. */
  'table.more': 'Filters and view',
  /** How many rows show, where they have no word of their own. */
  'table.rows': (format: Formatters, count: number): string =>
    en.plural(count, { one: `${format.number(count)} row`, other: `${format.number(count)} rows` }),
  /** Announced while rows of a server load. */
  'table.loading': 'Loading rows',
};

/** The foot of a table desk. */
export const tableFootMessages = {
  'table.page-size': 'Rows per page',
  /** Before and after the field for the page. */
  'table.page': 'Page',
  'table.pages': (format: Formatters, count: number): string => `of ${format.number(count)}`,
};

/** What lies behind the buttons of a table desk. */
export const tableViewMessages = {
  'table.columns': 'Columns',
  'table.density': 'Row height',
  'table.density.compact': 'Compact',
  'table.density.regular': 'Regular',
  'table.density.roomy': 'Roomy',
  /** Fields of a range. */
  'table.range.from': 'From',
  'table.range.to': 'To',
  /** Button that empties both fields. */
  'table.range.clear': 'Clear',
  /** Buttons, and what is said where the file could not be made. */
  'table.export': 'Export CSV',
  'table.export.failed': 'The file could not be made. Try again.',
  'table.print': 'Print',
};

/** Rows that can be selected, opened and more. @param row - what names it: 'Aroha Ngata' */
export const tableRowMessages = {
  'table.select-page': 'Select all rows on this page',
  'table.select-row': (row: string): string => `Select ${row}`,
  'table.details': (row: string): string => `Details of ${row}`,
  'table.open': (row: string): string => `Open ${row}`,
  'table.actions': (row: string): string => `Actions for ${row}`,
  /** Name of the column that these stand in. */
  'table.row-actions': 'Actions',
};

/** The bar for selected rows. */
export const tableBulkMessages = {
  'table.bulk': 'Selected rows',
  'table.selected': (format: Formatters, count: number): string => `${format.number(count)} selected`,
  /** @param rows - '2,214 rows' */
  'table.select-all': (rows: string): string => `Select all ${rows}`,
  /** At most 16 characters with a short figure. @param count - of selected rows */
  'table.export.these': (format: Formatters, count: number): string => `Export ${format.number(count)}`,
  /** Button that selects no row any more. At most 16 characters. */
  'table.bulk.clear': 'Clear',
  /** The key that does the same, as it stands on keyboards. At most 5 characters. */
  'table.bulk.escape': 'esc',
};

/** What stands where no row matches. @param rows - '3 rows', '3 bookings' */
export const tableNoMatchMessages = {
  'table.no-match.search': (search: string): string => `Nothing matches “${search}”`,
  'table.no-match.filters': 'Nothing matches these filters',
  /** @param columns - where it was searched: 'client, destination and type' */
  'table.no-match.looked': (columns: readonly string[], rows: string): string =>
    `We looked at ${en.list(columns)} in ${rows}.`,
  'table.no-match.without-search': (rows: string): string => `Without the search: ${rows}.`,
  /** @param column - 'Status' */
  'table.no-match.without': (column: string, rows: string): string =>
    `Without the filter “${column}”: ${rows}.`,
  'table.no-match.show': (rows: string): string => `Show ${rows}`,
  'table.no-match.clear': 'Clear search and filters',
};

/** Rows of a server that could not be loaded. */
export const tableFailureMessages = {
  'table.failed': 'The rows could not be loaded.',
  'table.failed.kept': 'These rows may be out of date: new ones could not be loaded.',
  'table.retry': 'Try again',
};

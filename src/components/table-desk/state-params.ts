import { type ColumnModel, isSortable } from './columns.js';
import { dayNumber, textsOf } from './row-values.js';
import {
  changeFilter,
  type DataTableState,
  DEFAULT_TABLE_STATE,
  isChoice,
  TABLE_PAGE_SIZES,
  type TableFilter,
  type TableRange,
  type TableSort,
} from './state.js';

type Columns<Row = never> = readonly Pick<
  ColumnModel<Row>,
  'key' | 'kind' | 'filter' | 'sortable' | 'header' | 'value'
>[];

const NAMES = { search: 'q', sort: 'sort', page: 'page', pageSize: 'rows' } as const;

/** The names of a range's limits: `from` and `to` for the first column of days, else with the column's key before. */
function limitNames<Row>(columns: Columns<Row>, key: string): readonly [from: string, to: string] {
  const days = columns.find(({ kind, filter }) => kind === 'date' && filter?.by === 'range');
  return days?.key === key ? ['from', 'to'] : [`${key}-from`, `${key}-to`];
}

const choiceOf = (filter: TableFilter | undefined): readonly string[] => (isChoice(filter) ? filter : []);
const rangeOf = (filter: TableFilter | undefined): TableRange => (filter && !isChoice(filter) ? filter : {});

/**
 * Writes what a reader has searched, filtered and sorted into the parameters of an address:
 * `?q=tanna&status=pending&from=2026-12-01&sort=-value&page=2`. What is as in `defaults` is left out,
 * what they have and the state has not is empty (`status=`), and other parameters stay.
 *
 * @param params - the address's parameters now; they are not changed
 */
export function tableStateToParams(
  state: DataTableState,
  columns: Columns,
  params: URLSearchParams = new URLSearchParams(),
  defaults: Partial<DataTableState> = {},
): URLSearchParams {
  const first = { ...DEFAULT_TABLE_STATE, ...defaults };
  const next = new URLSearchParams(params);
  const write = (name: string, value: string, usual: string): void => {
    if (value === usual) next.delete(name);
    else next.set(name, value);
  };
  write(NAMES.search, state.search, first.search);
  for (const { key, filter } of columns) {
    if (!filter) continue;
    if (filter.by === 'choice') {
      const chosen = choiceOf(state.filters[key]);
      next.delete(key);
      if (JSON.stringify(chosen) === JSON.stringify(choiceOf(first.filters[key]))) continue;
      for (const value of chosen.length > 0 ? chosen : ['']) next.append(key, value);
    } else {
      const { from, to } = rangeOf(state.filters[key]);
      const usual = rangeOf(first.filters[key]);
      const [fromName, toName] = limitNames(columns, key);
      write(fromName, String(from ?? ''), String(usual.from ?? ''));
      write(toName, String(to ?? ''), String(usual.to ?? ''));
    }
  }
  write(NAMES.sort, sortText(state.sort), sortText(first.sort));
  write(NAMES.page, String(state.page), String(first.page));
  write(NAMES.pageSize, String(state.pageSize), String(first.pageSize));
  return next;
}

const sortText = (sort: readonly TableSort[]): string =>
  sort.map(({ column, direction }) => (direction === 'down' ? `-${column}` : column)).join(',');

/**
 * Reads what `tableStateToParams` has written. Columns, values, pages and sizes that do not exist are ignored.
 *
 * @param defaults - what holds where the address says nothing
 * @param rows - all rows, where they are at hand: their values are those that exist in columns that declare none
 */
export function tableStateFromParams<Row>(
  params: URLSearchParams,
  columns: Columns<Row>,
  defaults: Partial<DataTableState> = {},
  rows?: readonly Row[],
): DataTableState {
  const first = { ...DEFAULT_TABLE_STATE, ...defaults };
  let filters = first.filters;
  for (const column of columns) {
    if (!column.filter) continue;
    const filter =
      column.filter.by === 'choice'
        ? choiceFrom(params, column, rows)
        : rangeFrom(params, columns, column, rangeOf(first.filters[column.key]));
    if (filter) filters = changeFilter(filters, column.key, filter);
  }
  const page = Number(params.get(NAMES.page));
  const pageSize = Number(params.get(NAMES.pageSize));
  return {
    ...first,
    search: params.get(NAMES.search) ?? first.search,
    filters,
    sort: sortFrom(params.get(NAMES.sort), columns) ?? first.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : first.page,
    pageSize: TABLE_PAGE_SIZES.some((size) => size === pageSize) ? pageSize : first.pageSize,
  };
}

/** The values that an address chooses, none where it says so; undefined where it says nothing that exists. */
function choiceFrom<Row>(
  params: URLSearchParams,
  { key, filter, value }: Columns<Row>[number],
  rows: readonly Row[] | undefined,
): readonly string[] | undefined {
  const known = filter?.choices ?? (rows && value && textsOf(rows, value));
  const given = params.getAll(key);
  const chosen = new Set(given.filter((text) => known?.includes(text) ?? true));
  if (!filter?.choices) chosen.delete('');
  if (chosen.size > 0) return [...chosen];
  return given.includes('') ? [] : undefined;
}

/** The range that an address says; a limit that it does not say, or not as one, is the usual one. */
function rangeFrom<Row>(
  params: URLSearchParams,
  columns: Columns<Row>,
  { key, kind }: Columns<Row>[number],
  usual: TableRange,
): TableRange {
  const [fromName, toName] = limitNames(columns, key);
  const limit = (name: string, otherwise: TableRange['from']) => {
    const text = params.get(name);
    return text === '' ? undefined : (limitFrom(text, kind) ?? otherwise);
  };
  return { from: limit(fromName, usual.from), to: limit(toName, usual.to) };
}

/** A limit as it stands in an address; undefined for what is none. */
function limitFrom(text: string | null, kind: ColumnModel<never>['kind']): number | string | undefined {
  if (text === null || text.trim() === '') return undefined;
  if (kind === 'date') return Number.isNaN(dayNumber(text)) ? undefined : text;
  const figure = Number(text);
  return Number.isFinite(figure) ? figure : undefined;
}

function sortFrom<Row>(text: string | null, columns: Columns<Row>): readonly TableSort[] | undefined {
  if (text === null) return undefined;
  const sort = text.split(',').map((part): TableSort => {
    const isDown = part.startsWith('-');
    return { column: isDown ? part.slice(1) : part, direction: isDown ? 'down' : 'up' };
  });
  const known = sort.filter(
    ({ column: key }, index) =>
      columns.some((column) => column.key === key && isSortable(column)) &&
      sort.findIndex(({ column }) => column === key) === index,
  );
  return known.length > 0 || text === '' ? known : undefined;
}

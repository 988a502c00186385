import { type ColumnModel, isSortable } from './columns';
import { dayNumber } from './row-values';
import {
  changeFilter,
  type DataTableState,
  DEFAULT_TABLE_STATE,
  isChoice,
  TABLE_PAGE_SIZES,
  type TableFilter,
  type TableRange,
  type TableSort,
} from './state';

type Columns = readonly Pick<
  ColumnModel<never>,
  'key' | 'kind' | 'filter' | 'sortable' | 'header' | 'value'
>[];

const NAMES = { search: 'q', sort: 'sort', page: 'page', pageSize: 'rows' } as const;

/** The names of a range's limits: `from` and `to` for the first column of days, else with the column's key before. */
function limitNames(columns: Columns, key: string): readonly [from: string, to: string] {
  const days = columns.find(({ kind, filter }) => kind === 'date' && filter?.by === 'range');
  return days?.key === key ? ['from', 'to'] : [`${key}-from`, `${key}-to`];
}

/**
 * Writes what a reader has searched, filtered and sorted into the parameters of an address:
 * `?q=tanna&status=pending&from=2026-12-01&sort=-value&page=2`. What is as in `defaults` is left out, other parameters stay.
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
    const chosen = state.filters[key];
    if (filter.by === 'choice') {
      next.delete(key);
      if (isChoice(chosen)) for (const value of chosen) next.append(key, value);
    } else {
      const { from, to }: TableRange = chosen && !isChoice(chosen) ? chosen : {};
      const [fromName, toName] = limitNames(columns, key);
      write(fromName, String(from ?? ''), '');
      write(toName, String(to ?? ''), '');
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
 */
export function tableStateFromParams(
  params: URLSearchParams,
  columns: Columns,
  defaults: Partial<DataTableState> = {},
): DataTableState {
  const first = { ...DEFAULT_TABLE_STATE, ...defaults };
  let filters = first.filters;
  for (const column of columns) {
    const filter = column.filter ? filterFrom(params, columns, column) : undefined;
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

function filterFrom(
  params: URLSearchParams,
  columns: Columns,
  { key, kind, filter }: Columns[number],
): TableFilter | undefined {
  if (filter?.by === 'choice') {
    const known = ({ choices }: typeof filter, value: string) => choices?.includes(value) ?? value !== '';
    const chosen = [...new Set(params.getAll(key))].filter((value) => known(filter, value));
    return chosen.length > 0 ? chosen : undefined;
  }
  const [from, to] = limitNames(columns, key).map((name) => limitFrom(params.get(name), kind));
  return from === undefined && to === undefined ? undefined : { from, to };
}

/** A limit as it stands in an address; undefined for what is none. */
function limitFrom(text: string | null, kind: ColumnModel<never>['kind']): number | string | undefined {
  if (text === null || text.trim() === '') return undefined;
  if (kind === 'date') return Number.isNaN(dayNumber(text)) ? undefined : text;
  const figure = Number(text);
  return Number.isFinite(figure) ? figure : undefined;
}

function sortFrom(text: string | null, columns: Columns): readonly TableSort[] | undefined {
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

'use client';
import type { ReactNode } from 'react';
import { Button, ButtonRow } from '../components/button/index.js';
import { EmptyState } from '../components/empty-state/index.js';
import { sentenceMessages } from '../i18n/compiled/en/sentence.js';
import { tableMessages } from '../i18n/compiled/en/table.js';
import type { Formatters } from '../i18n/formatters.js';
import { withFallback } from '../i18n/grammar.js';
import { sentences } from '../i18n/sentences.js';
import { useFormatters, useGrammar } from '../i18n/use-formatters.js';
import { useMessages } from '../i18n/use-messages.js';
import { CircleAlert } from '../icons/compiled/circle-alert.js';
import { X } from '../icons/compiled/x.js';
import { cx } from '../lib/cx.js';
import type { TableGridProps } from './data-grid.js';
import {
  countWithout,
  filterOf,
  type GridColumnModel,
  isChoice,
  isEmptyFilter,
  isSearched,
  labelOf,
  SEARCH,
} from './grid-rows.js';
import { changeFilter, type GridFilterValue, type GridState } from './grid-state.js';
import type { Grid, GridPartProps } from './use-grid.js';

const NO_CRITERIA = { globalFilter: '', columnFilters: [] } satisfies Partial<GridState>;

const without = ({ columnFilters }: GridState, criterion: string): Partial<GridState> =>
  criterion === SEARCH
    ? { globalFilter: '' }
    : { columnFilters: changeFilter(columnFilters, criterion, undefined) };

/** Removable tags of the search and the filters, and `children`. */
export function GridTags<Row>({ grid, children }: GridPartProps<Row> & { children: ReactNode }) {
  const { columns, state, change } = grid;
  const t = useMessages(tableMessages);
  const format = useFormatters();
  const { list } = useGrammar();
  const search = state.globalFilter.trim();
  const tags = columns.flatMap((column) => {
    const filter = filterOf(state.columnFilters, column.key);
    if (!column.value || filter === undefined || isEmptyFilter(filter)) return [];
    const value = filterText(column, filter, format, t, list);
    return [{ id: column.key, text: t['table.tag']({ column: column.header, value }) }];
  });
  if (search !== '') tags.unshift({ id: SEARCH, text: t['table.tag.search']({ search }) });
  if (tags.length === 0 && !children) return null;
  return (
    <div className="t:flex t:flex-wrap t:items-center t:gap-x-4 t:gap-y-1.5 t:px-(--row-inset) t:pb-3 t:text-label t:text-muted">
      {tags.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          aria-label={t['table.tag.remove']({ tag: text })}
          className="t:inline-flex t:min-h-7 t:touch:min-h-touch-target t:max-w-full t:items-center t:gap-1.5 t:rounded-sm t:bg-neutral-soft t:ps-2.5 t:pe-1.5 t:font-medium t:text-ink t:hover:bg-surface-hover t:print:hidden"
          onClick={() => change(without(state, id))}
        >
          <bdi className="t:min-w-0 t:wrap-anywhere">{text}</bdi>
          <X aria-hidden="true" className="t:flex-none t:icon-14 t:text-subtle" />
        </button>
      ))}
      {children}
      {tags.length > 0 ? (
        <button
          type="button"
          className="t:min-h-6 t:touch:min-h-touch-target t:font-semibold t:text-brand-text t:hover:underline t:print:hidden"
          onClick={() => change(NO_CRITERIA)}
        >
          {t['table.clear-filters']}
        </button>
      ) : null}
    </div>
  );
}

/** Formats a limit with all its decimals: a rounded one would be another limit. */
const exactly = (figure: number, { locale, number }: Formatters): string =>
  Number.isInteger(figure)
    ? number(figure)
    : new Intl.NumberFormat(withFallback(locale), { maximumFractionDigits: 20 })
        .format(figure)
        .replace('-', '−');

/** Returns the label of a filter's value: 'Pending', 'Dec 1 – 31, 2026', 'from $500'. */
export function filterText<Row>(
  column: GridColumnModel<Row>,
  filter: GridFilterValue,
  format: Formatters,
  t: Pick<typeof tableMessages, 'table.from' | 'table.to' | 'table.between'>,
  list: (values: readonly string[]) => string,
): string {
  if (isChoice(filter)) return list(filter.map((value) => labelOf(column, value)));
  const { from = '', to = '' } = filter;
  const isDate = column.kind === 'date';
  if (isDate && from !== '' && to !== '') return format.dateRange(from, to);
  const limitText = (limit: number | string) => {
    if (isDate) return format.date(limit);
    return column.text?.(String(limit)) ?? exactly(Number(limit), format);
  };
  if (from === '') return t['table.to']({ limit: limitText(to) });
  return to === ''
    ? t['table.from']({ limit: limitText(from) })
    : t['table.between']({ from: limitText(from), to: limitText(to) });
}

/** Empty state that suggests which criterion to remove, and offers to clear all. */
export function GridNoMatch<Row>({ grid }: GridPartProps<Row>) {
  const t = useMessages(tableMessages);
  const { list } = useGrammar();
  const sentenceText = useMessages(sentenceMessages);
  const { columns, state, change, matches, countLabel, classNames } = grid;
  const search = state.globalFilter.trim();
  const searchedColumns = columns.filter(isSearched).map(({ header }) => header);
  const suggestion = suggestRemoval(grid);
  const column = columns.find(({ key }) => key === suggestion?.criterion);
  const searchedCount = matches && search !== '' ? countWithout(matches, SEARCH) : 0;
  return (
    <EmptyState
      data-slot="data-grid-no-match"
      className={cx('t:mt-5 t:mb-3', classNames['data-grid-no-match'])}
      title={search === '' ? t['table.no-match.filters'] : t['table.no-match.search']({ search })}
      action={
        <ButtonRow className="t:justify-center">
          {suggestion ? (
            <Button variant="primary" size="sm" onClick={() => change(without(state, suggestion.criterion))}>
              {t['table.no-match.show']({ rows: countLabel(suggestion.count) })}
            </Button>
          ) : null}
          <Button size="sm" onClick={() => change(NO_CRITERIA)}>
            {t['table.no-match.clear']}
          </Button>
        </ButtonRow>
      }
    >
      {sentences(
        sentenceText,
        searchedCount > 0 && searchedColumns.length > 0
          ? t['table.no-match.looked']({ columns: list(searchedColumns), rows: countLabel(searchedCount) })
          : '',
        suggestion &&
          (column
            ? t['table.no-match.without']({ column: column.header, rows: countLabel(suggestion.count) })
            : t['table.no-match.without-search']({ rows: countLabel(suggestion.count) })),
      )}
    </EmptyState>
  );
}

/** Returns the criterion whose removal leaves the fewest rows, but at least one. */
function suggestRemoval<Row>({ matches }: Grid<Row>): { criterion: string; count: number } | undefined {
  // A single criterion has its own button: clear.
  if (!matches || matches.criteria.length < 2) return undefined;
  return matches.criteria
    .map((criterion) => ({ criterion, count: countWithout(matches, criterion) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count)[0];
}

export function GridFailure<Row>({ grid }: TableGridProps<Row>) {
  const { reload } = grid.props;
  const t = useMessages(tableMessages);
  const hasOlder = grid.matching.length > 0;
  return (
    <div
      role="alert"
      data-slot="data-grid-failure"
      className={cx(
        't:flex t:flex-wrap t:items-center t:gap-x-3 t:gap-y-2 t:border-t t:bg-danger-soft t:px-(--row-inset) t:py-2.5 t:text-label t:text-ink',
        grid.classNames['data-grid-failure'],
      )}
    >
      <CircleAlert aria-hidden="true" className="t:flex-none t:icon-16 t:text-danger-text" />
      <p className="t:min-w-0 t:grow t:basis-rem-16.25">
        {hasOlder ? t['table.failed.kept'] : t['table.failed']}
      </p>
      {reload ? (
        <Button size="sm" onClick={reload}>
          {t['table.retry']}
        </Button>
      ) : null}
    </div>
  );
}

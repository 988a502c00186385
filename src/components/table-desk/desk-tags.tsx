'use client';
import type { ReactNode } from 'react';
import { tableMessages } from '../../i18n/compiled/en/table.js';
import type { Formatters } from '../../i18n/formatters.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useGrammar } from '../../i18n/use-grammar.js';
import { useMessages } from '../../i18n/use-messages.js';
import { X } from '../../icons/index.js';
import { type DeskColumn, wordsOf } from './columns.js';
import { SUM_LINE } from './desk-styles.js';
import { changeFilter, isChoice, isNoLimit, isOpen, type TableFilter, type TableQuery } from './state.js';
import type { ChangeDesk } from './use-desk-state.js';

interface DeskTagsProps<Row> {
  columns: readonly DeskColumn<Row>[];
  query: Pick<TableQuery, 'search' | 'filters'>;
  change: ChangeDesk;
  /** Figures of the rows that match. */
  children: ReactNode;
}

/** What is searched and filtered, as tags that can be taken away, and figures of what is left. */
export function DeskTags<Row>({ columns, query: { search, filters }, change, children }: DeskTagsProps<Row>) {
  const t = useMessages(tableMessages);
  const format = useFormatters();
  const { list } = useGrammar();
  const tags = columns.flatMap((column) => {
    const filter = filters[column.key];
    if (!column.filter || filter === undefined || isOpen(filter)) return [];
    return [
      {
        key: column.key,
        text: t['table.tag']({ column: column.header, value: filterText(column, filter, format, t, list) }),
        remove: () => change({ filters: changeFilter(filters, column.key, undefined) }),
      },
    ];
  });
  if (search.trim() !== '') {
    tags.unshift({
      key: '',
      text: t['table.tag.search']({ search: search.trim() }),
      remove: () => change({ search: '' }),
    });
  }
  if (tags.length === 0 && !children) return null;
  return (
    <div className={SUM_LINE}>
      {tags.map(({ key, text, remove }) => (
        <button
          key={key}
          type="button"
          aria-label={t['table.tag.remove']({ tag: text })}
          className="t:inline-flex t:min-h-7 t:touch:min-h-touch-target t:max-w-full t:items-center t:gap-1.5 t:rounded-sm t:bg-neutral-soft t:ps-2.5 t:pe-1.5 t:font-medium t:text-ink t:hover:bg-surface-hover t:print:hidden"
          onClick={remove}
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
          onClick={() => change({ search: '', filters: {} })}
        >
          {t['table.clear-filters']}
        </button>
      ) : null}
    </div>
  );
}

/** What a filter wants, in words: 'Pending', 'Dec 1 – 31, 2026', 'from $500'. */
export function filterText<Row>(
  column: DeskColumn<Row>,
  filter: TableFilter,
  format: Formatters,
  t: Pick<typeof tableMessages, 'table.from' | 'table.to' | 'table.between'>,
  list: (values: readonly string[]) => string,
): string {
  if (isChoice(filter)) return list(filter.map((value) => wordsOf(column, value)));
  const { from, to } = filter;
  const isDate = column.kind === 'date';
  if (!isNoLimit(from) && !isNoLimit(to) && isDate) return format.dateRange(from, to);
  const say = (limit: number | string) => {
    if (isDate) return format.date(limit);
    return column.text?.(String(limit)) ?? format.number(Number(limit));
  };
  if (isNoLimit(from)) return t['table.to']({ limit: say(to ?? '') });
  return isNoLimit(to)
    ? t['table.from']({ limit: say(from ?? '') })
    : t['table.between']({ from: say(from ?? ''), to: say(to ?? '') });
}

'use client';
import { listMessages } from '../../i18n/compiled/en/lists.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Select } from '../select/index.js';
import { type DeskColumn, isSortable } from './columns.js';
import type { TableSort } from './state.js';

interface SortSelectProps<Row> {
  columns: readonly DeskColumn<Row>[];
  sort: readonly TableSort[];
  onChange: (sort: readonly TableSort[]) => void;
}

/** Says by which column rows are sorted first, and how. */
export function sortText<Row>(
  columns: readonly DeskColumn<Row>[],
  [first]: readonly TableSort[],
  t: typeof listMessages,
): string {
  const header = columns.find(({ key }) => key === first?.column)?.header;
  return first && header !== undefined
    ? t[`list.sort.${first.direction}`]({ column: header })
    : t['list.sort.none'];
}

/** Sorts rows that have no heads of columns, or whose heads are out of sight, as on phones. */
export function SortSelect<Row>({ columns, sort: [first], onChange }: SortSelectProps<Row>) {
  const t = useMessages(listMessages);
  const sorts = columns.filter(isSortable).flatMap(({ key, header }) => [
    {
      value: key,
      label: t['list.sort.up']({ column: header }),
      sort: { column: key, direction: 'up' as const },
    },
    {
      value: `-${key}`,
      label: t['list.sort.down']({ column: header }),
      sort: { column: key, direction: 'down' as const },
    },
  ]);
  const shown = first ? `${first.direction === 'down' ? '-' : ''}${first.column}` : '';
  return (
    <Select
      aria-label={t['list.sort']}
      size="sm"
      options={[
        { value: '', label: t['list.sort.none'] },
        ...sorts.map(({ value, label }) => ({ value, label })),
      ]}
      value={shown}
      onChange={({ target }) => {
        const chosen = sorts.find(({ value }) => value === target.value);
        onChange(chosen ? [chosen.sort] : []);
      }}
    />
  );
}

'use client';
import { type ChangeEvent, useId } from 'react';
import { tableMessages } from '../../i18n/compiled/en/table.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useDayField } from '../../lib/use-day-field.js';
import type { DeskColumn } from './columns.js';
import { TEXT_BUTTON } from './desk-styles.js';
import { isOpen, type TableRange } from './state.js';

interface RangeFieldsProps<Row> {
  column: DeskColumn<Row>;
  range: TableRange;
  onChange: (range: TableRange) => void;
}

const INPUT =
  't:h-9 t:touch:h-touch-target t:w-40 t:min-w-0 t:rounded-control t:border t:border-border-strong t:bg-surface-raised t:px-3 t:text-label t:figures t:focus-visible:outline-offset-0';

/** The limits of a range of days or figures, both included. Figures hold as they are typed, and days once they are whole. */
export function RangeFields<Row>({ column, range, onChange }: RangeFieldsProps<Row>) {
  const t = useMessages(tableMessages);
  const id = useId();
  const days = {
    from: useDayField(String(range.from ?? ''), (from) => onChange({ ...range, from })),
    to: useDayField(String(range.to ?? ''), (to) => onChange({ ...range, to })),
  };
  const figure = (limit: 'from' | 'to') => ({
    type: 'number',
    step: 'any',
    value: range[limit] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...range, [limit]: target.value === '' ? '' : target.valueAsNumber }),
  });
  const field = (limit: 'from' | 'to', label: string) => (
    <label className="t:flex t:items-center t:gap-2 t:text-label t:text-muted">
      <span>{label}</span>
      <input {...(column.kind === 'date' ? days[limit] : figure(limit))} className={INPUT} />
    </label>
  );
  return (
    <div
      role="group"
      aria-labelledby={id}
      // An empty range has nothing to clear, and the group gets the focus (usePassFocus).
      tabIndex={-1}
      className="t:flex t:flex-wrap t:items-center t:gap-x-4 t:gap-y-2"
    >
      <span id={id} className="t:min-w-16 t:text-label t:font-semibold">
        {column.header}
      </span>
      {field('from', t['table.range.from'])}
      {field('to', t['table.range.to'])}
      {isOpen(range) ? null : (
        <button type="button" className={TEXT_BUTTON} onClick={() => onChange({})}>
          {t['table.range.clear']}
        </button>
      )}
    </div>
  );
}

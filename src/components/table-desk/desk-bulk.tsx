'use client';
import type { ReactNode } from 'react';
import { actionMessages } from '../../i18n/compiled/en/actions.js';
import { tableMessages } from '../../i18n/compiled/en/table.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Download } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { pressOnce } from '../../lib/keys.js';
import { isBusy, useAction } from '../action-button/index.js';
import { Spinner } from '../button/index.js';
import { useDeskClasses } from './desk-classes.js';
import { FOOT_LINE } from './desk-styles.js';
import { whenEscaped } from './row-keys.js';

/** Something that can be done with selected rows. */
export interface BulkAction<Row> {
  /** What it does, as a verb. Tells it from the others. */
  label: string;
  /** A decorative icon, 16 px. */
  icon?: ReactNode | undefined;
  /** Called with the selected rows, in the order shown; may return a promise. */
  onSelect: (rows: readonly Row[]) => unknown;
}

interface DeskBulkProps<Row> {
  /** The selected rows that match, in order. */
  rows: readonly Row[];
  actions: readonly BulkAction<Row>[];
  /** Figures of the selected rows. */
  summary: ReactNode;
  /** Exports the selected rows. */
  onExport: (() => void) | undefined;
  /** Selects all that match; undefined where all are selected. */
  onSelectAll: (() => void) | undefined;
  /** How many match, in words: '2,214 bookings'. */
  all: string;
  onClear: () => void;
}

const BUTTON =
  't:inline-flex t:min-h-9 t:touch:min-h-touch-target t:items-center t:justify-center t:gap-2 t:rounded-control t:px-3 t:text-label t:font-semibold t:whitespace-nowrap t:hover:bg-[color-mix(in_oklab,currentColor_16%,transparent)] t:focus-visible:outline-current t:@max-[43em]/table:flex-auto';

/** In the foot while rows are selected: how many, and what can be done with them. */
export function DeskBulk<Row>({
  rows,
  actions,
  summary,
  onExport,
  onSelectAll,
  all,
  onClear,
}: DeskBulkProps<Row>) {
  const format = useFormatters();
  const t = useMessages(tableMessages);
  return (
    <section
      data-slot="table-desk-bulk"
      aria-label={t['table.bulk']}
      // Where all are selected, the button for that goes, and the bar gets its focus (usePassFocus).
      tabIndex={-1}
      onKeyDown={whenEscaped(onClear)}
      className={cx(
        FOOT_LINE,
        't:gap-x-1.5 t:bg-inverse t:text-on-inverse',
        useDeskClasses()['table-desk-bulk'],
      )}
    >
      <span className="t:me-2 t:flex t:flex-wrap t:items-center t:gap-x-3 t:text-label t:figures-in-text t:@max-[43em]/table:w-full">
        <span className="t:font-semibold">{t['table.selected']({ count: rows.length }, format)}</span>
        {summary}
      </span>
      {onExport ? (
        <button
          type="button"
          className={cx(BUTTON, 't:bg-[color-mix(in_oklab,currentColor_16%,transparent)]')}
          onClick={onExport}
        >
          <Download aria-hidden="true" className="t:icon-16" />
          <span className="t:contents">{t['table.export.these']({ count: rows.length }, format)}</span>
        </button>
      ) : null}
      {actions.map((action) => (
        <BulkButton key={action.label} action={action} rows={rows} />
      ))}
      {onSelectAll ? (
        <button type="button" className={BUTTON} onClick={onSelectAll}>
          {t['table.select-all']({ rows: all })}
        </button>
      ) : null}
      <button type="button" aria-keyshortcuts="Escape" className={cx(BUTTON, 't:ms-auto')} onClick={onClear}>
        <span className="t:contents">{t['table.bulk.clear']}</span>
        <span
          aria-hidden="true"
          className="t:rounded-xs t:border t:border-current t:px-1 t:text-caption t:opacity-75 t:@max-[43em]/table:hidden"
        >
          {t['table.bulk.escape']}
        </span>
      </button>
    </section>
  );
}

interface BulkButtonProps<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
}

function BulkButton<Row>({ action: { label, icon, onSelect }, rows }: BulkButtonProps<Row>) {
  const t = useMessages(actionMessages);
  const action = useAction(onSelect);
  const works = action.status === 'working';
  return (
    <button
      type="button"
      className={BUTTON}
      aria-disabled={isBusy(action) || undefined}
      onKeyDown={pressOnce}
      onClick={() => action.run(rows)}
      {...(works && { 'aria-busy': true, 'aria-label': t['action.working'] })}
    >
      {icon ? (
        <span aria-hidden="true" className={cx('t:flex t:*:icon-16', works && 't:invisible')}>
          {icon}
        </span>
      ) : null}
      <span className={cx('t:contents', works && 't:invisible')}>{label}</span>
      {works ? <Spinner /> : null}
    </button>
  );
}

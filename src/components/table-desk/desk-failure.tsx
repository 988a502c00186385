'use client';
import { tableMessages } from '../../i18n/compiled/en/table.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CircleAlert } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { Button } from '../button/index.js';
import { useDeskClasses } from './desk-classes.js';

interface DeskFailureProps {
  /** Whether older rows still show. */
  hasRows: boolean;
  onRetry: (() => void) | undefined;
}

/** Says that rows of a server could not be loaded, and lets the reader try again. */
export function DeskFailure({ hasRows, onRetry }: DeskFailureProps) {
  const t = useMessages(tableMessages);
  return (
    <div
      role="alert"
      data-slot="table-desk-failure"
      className={cx(
        't:flex t:flex-wrap t:items-center t:gap-x-3 t:gap-y-2 t:border-t t:bg-danger-soft t:px-(--row-inset) t:py-2.5 t:text-label t:text-ink',
        useDeskClasses()['table-desk-failure'],
      )}
    >
      <CircleAlert aria-hidden="true" className="t:flex-none t:icon-16 t:text-danger-text" />
      <p className="t:min-w-0 t:flex-[1_1_16em]">{hasRows ? t['table.failed.kept'] : t['table.failed']}</p>
      {onRetry ? (
        <Button size="sm" onClick={onRetry}>
          {t['table.retry']}
        </Button>
      ) : null}
    </div>
  );
}

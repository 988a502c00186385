import { cva } from 'class-variance-authority';
import { statusLabel } from '../../components/badge/index.js';
import { Skeleton, useLoading } from '../../components/skeleton/index.js';
import { VoyageKey } from '../../components/voyage-band/index.js';
import { TriangleStack } from '../../components/voyage-band/triangles.js';
import { monthsAhead, totalOf, type VoyageEntry } from '../../domain/voyages.js';
import { statusMessages } from '../../i18n/compiled/en/status.js';
import { useFormatters, usePeriods } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { dayOf } from '../../lib/calendar-day.js';

/** On narrow screens every third month is named. */
const NAMED = 3;
/** Looks of certain and pending entries, for the key. */
const LOOKS = ['filled', 'outlined'] as const;

const monthName = cva('t:whitespace-nowrap', {
  variants: { named: { true: 't:@max-phone:col-span-3', false: 't:@max-phone:hidden' } },
});

export interface MonthStripProps {
  entries: readonly VoyageEntry[];
  /** Status of certain entries, and of pending ones. */
  statuses: readonly [certain: string, pending: string];
}

/**
 * Decorative year above a list, with a triangle for each entry in its month, outlined if it is pending. It
 * keeps its place while the list loads, and renders nothing without entries.
 */
export function MonthStrip({ entries, statuses }: MonthStripProps) {
  const format = useFormatters();
  const periods = usePeriods();
  const t = useMessages(statusMessages);
  const loading = useLoading();
  const today = dayOf(new Date(), format.timeZone);
  if (!today) return null;
  const months = monthsAhead(entries, today);
  if (!loading && months.every((month) => totalOf(month) === 0)) return null;
  return (
    <div
      data-slot="month-strip"
      aria-hidden="true"
      className="t:px-panel-padding t:pb-3 t:@max-phone:px-panel-padding-compact"
    >
      <VoyageKey
        states={LOOKS.map((look, index) => ({ look, label: statusLabel(statuses[index] ?? '', t) }))}
      />
      <div className="t:mt-2 t:grid t:grid-cols-12 t:gap-x-[0.99%]">
        {months.map(({ period, confirmed, pending = 0 }) => (
          <span key={period} className="t:flex t:min-h-4 t:items-end t:border-b t:border-border">
            {loading ? <Skeleton /> : <TriangleStack filled={confirmed ?? 0} outlined={pending} />}
          </span>
        ))}
      </div>
      <div className="t:mt-1.5 t:grid t:grid-cols-12 t:gap-x-[0.99%] t:text-caption t:text-muted">
        {months.map(({ period }, index) => (
          <bdi key={period} className={monthName({ named: index % NAMED === 0 })}>
            {periods.month(period)}
          </bdi>
        ))}
      </div>
    </div>
  );
}

'use client';
import type { ReactNode } from 'react';
import { SheetFields } from '../../components/side-sheet/index.js';
import { TriangleRow } from '../../components/voyage-band/index.js';
import { daysOfSpan, parseDaySpan } from '../../domain/index.js';
import { rangeMessages } from '../../i18n/compiled/en/range.js';
import { useFormatters, usePeriods } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { daysOfMonth, isoDay } from '../../lib/calendar-day.js';
import { DOT } from './row-names.js';

export const SheetAmount = ({
  term,
  amount,
  beside,
}: {
  term: string;
  amount: string;
  beside: ReactNode;
}) => (
  <div className="t:flex t:flex-wrap t:items-end t:justify-between t:gap-3">
    <div className="t:grid">
      <span className="t:text-label t:text-muted">{term}</span>
      <span className="t:font-display t:text-figure-xl">{amount}</span>
    </div>
    {beside}
  </div>
);

/** Most months of a stay that are drawn as days; a longer stay is only described. */
const MOST_MONTHS = 2;

/** Dates of a row with its nights, 'Dec 1–5 · 4 nights', and its months with a triangle for each day. */
export function SheetDays({ term, dates, pending }: { term: string; dates: string; pending: boolean }) {
  const format = useFormatters();
  const periods = usePeriods();
  const t = useMessages(rangeMessages);
  const span = parseDaySpan(dates, format.timeZone);
  const nights = daysOfSpan(span) - 1;
  const stay = span && { key: '', label: '', first: isoDay(span.first), last: isoDay(span.last) };
  const months = stay ? [...new Set([stay.first.slice(0, 7), stay.last.slice(0, 7)])] : [];
  return (
    <div className="t:grid t:gap-3">
      <SheetFields
        fields={[
          {
            term,
            // The dates may be in another direction than the nights.
            value:
              nights > 0 ? (
                <>
                  <bdi>{dates}</bdi>
                  {DOT}
                  <bdi>{t['range.nights']({ count: nights }, format)}</bdi>
                </>
              ) : (
                dates
              ),
          },
        ]}
      />
      {stay && nights < MOST_MONTHS * 31
        ? months.map((month) => {
            const looks = daysOfMonth(month, [stay], 0).map(({ look }) => look);
            const days = looks.filter((look) => look !== 'free').length;
            const skipped = looks.findIndex((look) => look !== 'free');
            return (
              <div key={month} aria-hidden="true" className="t:grid t:gap-1">
                <span className="t:text-caption t:text-muted">{periods.month(month)}</span>
                <TriangleRow
                  grounded
                  stretched
                  skipped={skipped}
                  filled={pending ? 0 : days}
                  outlined={pending ? days : 0}
                  left={looks.length - skipped - days}
                />
              </div>
            );
          })
        : null}
    </div>
  );
}

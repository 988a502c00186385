'use client';
import { Avatar } from '../../components/avatar/index.js';
import { StatusBadge, statusLabel } from '../../components/badge/index.js';
import { SheetFields } from '../../components/side-sheet/index.js';
import { daysOfSpan, type EmployeeTravel, parseDaySpan, statusTone } from '../../domain/index.js';
import { joinFacts, type SheetContent } from '../shared/index.js';
import { useWords } from './words.js';

/** Returns the content of a sheet about a travel request. */
export function useRequestSheet(): (request: EmployeeTravel) => SheetContent {
  const { t, format } = useWords();
  return ({ employeeName, department, destination, dates, purpose, cost, status }) => {
    const nights = daysOfSpan(parseDaySpan(dates, format.timeZone)) - 1;
    return {
      title: employeeName,
      lead: <Avatar name={employeeName} size={40} tone="neutral" />,
      subtitle: joinFacts(department, destination),
      children: (
        <>
          <div className="t:flex t:flex-wrap t:items-end t:justify-between t:gap-3">
            <div className="t:grid">
              <span className="t:text-label t:text-muted">{t['corporate.request.cost']}</span>
              <span className="t:font-display t:text-figure-xl">{format.money(cost)}</span>
            </div>
            <StatusBadge status={status} tone={statusTone('request', status)} />
          </div>
          <SheetFields
            fields={[
              { term: t['corporate.team.department'], value: department },
              { term: t['corporate.request.destination'], value: destination },
              {
                term: t['corporate.request.dates'],
                value: joinFacts(dates, nights > 0 ? t['list.nights']({ count: nights }, format) : ''),
              },
              { term: t['corporate.request.purpose'], value: purpose },
              { term: t['corporate.request.cost'], value: format.money(cost) },
              { term: t['list.status'], value: statusLabel(status, t) },
            ]}
          />
        </>
      ),
    };
  };
}

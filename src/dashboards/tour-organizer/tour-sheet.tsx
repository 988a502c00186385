'use client';
import { StatusBadge, statusLabel } from '../../components/badge/index.js';
import { SeatTriangles, seatsOf } from '../../components/seat-bar/index.js';
import { SheetFields } from '../../components/side-sheet/index.js';
import { daysOfSpan, type PrivateTour, parseDaySpan, statusTone } from '../../domain/index.js';
import { joinFacts, type SheetContent } from '../shared/index.js';
import { useWords } from './words.js';

/** Returns the content of a sheet about a tour. */
export function useTourSheet(): (tour: PrivateTour) => SheetContent {
  const { t, format } = useWords();
  return ({ title, destination, dates, theme, participants, maxParticipants, status }) => {
    const { taken, seats, over } = seatsOf(participants, maxParticipants);
    const nights = daysOfSpan(parseDaySpan(dates, format.timeZone)) - 1;
    return {
      title,
      subtitle: joinFacts(destination, dates),
      children: (
        <>
          <div className="t:flex t:flex-wrap t:items-center t:justify-between t:gap-3">
            <SeatTriangles of={title} participants={participants} maxParticipants={maxParticipants} />
            <StatusBadge status={status} tone={statusTone('privateTour', status)} />
          </div>
          <SheetFields
            fields={[
              { term: t['tour.destination'], value: destination },
              {
                term: t['tour.dates'],
                value: joinFacts(dates, nights > 0 ? t['list.nights']({ count: nights }, format) : ''),
              },
              { term: t['list.theme'], value: theme },
              { term: t['list.seats-left'], value: seats > 0 ? format.number(seats - taken - over) : '' },
              { term: t['list.status'], value: statusLabel(status, t) },
            ]}
          />
        </>
      ),
    };
  };
}

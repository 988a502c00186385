'use client';
import { Avatar } from '../../components/avatar/index.js';
import { StatusBadge, statusLabel } from '../../components/badge/index.js';
import { SheetFields } from '../../components/side-sheet/index.js';
import { type AgentBooking, daysOfSpan, parseDaySpan, statusTone } from '../../domain/index.js';
import { Days } from '../../lib/days.js';
import { joinFacts, type SheetContent } from '../shared/index.js';
import { useWords } from './words.js';

/** Returns the content of a sheet about a booking, with the client's others. */
export function useBookingSheet(bookings: readonly AgentBooking[]): (booking: AgentBooking) => SheetContent {
  const { t, format } = useWords();
  return (booking) => {
    const { clientName, destination, type, dates, status, value } = booking;
    const nights = daysOfSpan(parseDaySpan(dates, format.timeZone)) - 1;
    const others = bookings.filter((other) => other.clientName === clientName && other.key !== booking.key);
    return {
      title: clientName,
      lead: <Avatar name={clientName} size={40} />,
      subtitle: joinFacts(destination, type),
      children: (
        <>
          <div className="t:flex t:flex-wrap t:items-end t:justify-between t:gap-3">
            <div className="t:grid">
              <span className="t:text-label t:text-muted">{t['agent.bookings.value']}</span>
              <span className="t:font-display t:text-figure-xl">{format.money(value)}</span>
            </div>
            <StatusBadge status={status} tone={statusTone('agentBooking', status)} />
          </div>
          <SheetFields
            fields={[
              { term: t['agent.bookings.client'], value: clientName },
              { term: t['list.destination'], value: destination },
              { term: t['list.type'], value: type },
              {
                term: t['agent.bookings.dates'],
                value: joinFacts(dates, nights > 0 ? t['list.nights']({ count: nights }, format) : ''),
              },
              { term: t['agent.bookings.status'], value: statusLabel(status, t) },
              { term: t['agent.bookings.value'], value: format.money(value) },
            ]}
          />
          {others.length > 0 ? (
            <ClientBookings
              title={t['list.others']({ name: clientName })}
              bookings={others.slice(0, MOST_OTHERS)}
            />
          ) : null}
        </>
      ),
    };
  };
}

/** A sheet is no list: a client with hundreds of bookings is searched for in the table. */
const MOST_OTHERS = 5;

interface ClientBookingsProps {
  title: string;
  bookings: readonly AgentBooking[];
}

/** Bookings of one client, a line each. */
export function ClientBookings({ title, bookings }: ClientBookingsProps) {
  const { format } = useWords();
  return (
    <section className="t:block">
      <h3 className="t:mb-2 t:own-direction t:text-label t:font-semibold t:text-muted">{title}</h3>
      <ul className="t:grid t:gap-3">
        {bookings.map(({ key, destination, type, dates, value }) => (
          <li key={key} className="t:flex t:items-start t:justify-between t:gap-3">
            <span className="t:grid t:min-w-0">
              <bdi className="t:font-medium t:wrap-anywhere">{joinFacts(destination, type)}</bdi>
              <span className="t:text-label t:text-muted t:wrap-anywhere">
                <Days text={dates} />
              </span>
            </span>
            <span className="t:font-semibold t:figures">{format.money(value)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

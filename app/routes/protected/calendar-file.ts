import { type Booking, daysOfSpan, parseDaySpan } from 'tapa-ui/domain';

export const daysOf = ({ checkIn, checkOut }: Pick<Booking, 'checkIn' | 'checkOut'>) => {
  const first = parseDaySpan(checkIn)?.first;
  const last = parseDaySpan(checkOut)?.last;
  if (!first || !last) return undefined;
  const days = daysOfSpan({ first, last });
  return days > 0 ? { first, days } : undefined;
};

const MINUTE_MS = 60_000;

/** Characters that some calendars take for line breaks, and lone surrogates, which UTF-8 cannot hold. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

const oneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

// The event lasts whole days, check-out included (RFC 5545). Importing it again updates the event of the same
// id.
export async function calendarFile(booking: Booking, site: string, now = new Date()): Promise<Blob> {
  const stay = daysOf(booking);
  if (!stay) throw new Error('The booking has no days');
  // Loaded on demand, because few readers use it.
  const { default: createCalendar, ICalCalendarMethod } = await import('ical-generator');
  const { year, month, day } = stay.first;
  const calendar = createCalendar({
    prodId: '//tapa//bookings//EN',
    method: ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: `booking-${encodeURIComponent(oneLine(String(booking.id)))}@${site}`,
        // Grows with time, in minutes to fit into 32 bits.
        sequence: Math.floor(now.getTime() / MINUTE_MS),
        stamp: now,
        allDay: true,
        start: new Date(Date.UTC(year, month - 1, day)),
        // The end of whole days is the day after the last (RFC 5545, 3.6.1).
        end: new Date(Date.UTC(year, month - 1, day + stay.days)),
        summary: oneLine(booking.listingTitle),
        location: oneLine(booking.destination),
        description: `Booking ${oneLine(bookingNumber(booking.id))}`,
      },
    ],
  });
  return new Blob([`${calendar}\r\n`], { type: 'text/calendar;charset=utf-8' });
}

/** Start of a UUID. */
const UUID = /^([\da-f]{4})([\da-f]{4})-[\da-f]{4}-/i;

/** Returns a booking's id in capitals, easy to read aloud: of a UUID its first eight digits in two groups. */
export function bookingNumber(id: string | number): string {
  const text = String(id);
  const [, first, second] = UUID.exec(text) ?? [];
  return (first === undefined ? text : `${first} ${second}`).toUpperCase();
}

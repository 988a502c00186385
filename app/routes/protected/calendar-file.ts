import { type Booking, daysOfSpan, parseDaySpan } from 'tapa-ui/domain';

export const daysOf = ({ checkIn, checkOut }: Pick<Booking, 'checkIn' | 'checkOut'>) => {
  const first = parseDaySpan(checkIn)?.first;
  const last = parseDaySpan(checkOut)?.last;
  if (!first || !last) return undefined;
  const days = daysOfSpan({ first, last });
  return days > 0 ? { first, days } : undefined;
};

const MINUTE_MS = 60_000;

/** Characters that may end a line for one calendar or another, and halves of characters, which no file can hold. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

const oneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

// Whole days, check-out too (RFC 5545). Imported again, it updates the event: the id is the same, the sequence has grown.
export async function calendarFile(booking: Booking, site: string, now = new Date()): Promise<Blob> {
  const stay = daysOf(booking);
  if (!stay) throw new Error('The booking has no days');
  // Loaded on demand: few readers ask for it.
  const { default: createCalendar, ICalCalendarMethod } = await import('ical-generator');
  const { year, month, day } = stay.first;
  const calendar = createCalendar({
    prodId: '//tapa//bookings//EN',
    method: ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: `booking-${encodeURIComponent(oneLine(String(booking.id)))}@${site}`,
        // Grows with time, and stays below what calendars can count to.
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

/** Begins as ids that machines give: 8 digits of 16, and more behind. */
const MACHINE_ID = /^([\da-f]{4})([\da-f]{4})-[\da-f]{4}-/i;

/** The id of a booking as people read it to each other: capitals, and of a machine's long id its beginning in two groups. */
export function bookingNumber(id: string | number): string {
  const text = String(id);
  const [, first, second] = MACHINE_ID.exec(text) ?? [];
  return (first === undefined ? text : `${first} ${second}`).toUpperCase();
}

import { bookings } from 'tapa-ui/domain';
import { expect, it } from 'vitest';
import { bookingNumber, calendarFile, daysOf } from './calendar-file';

const [booking] = bookings.sanitize([
  {
    id: 7,
    listingTitle: 'Garden Fale, Apia; with lunch',
    destination: 'Apia, Samoa',
    checkIn: '2026-12-28',
    checkOut: '2027-01-02',
  },
]).items;

it('holds whole days from check-in to check-out, and the same id each time', async () => {
  if (!booking) throw new Error('The booking was dropped');
  const lines = (await (await calendarFile(booking, 'tapa.example')).text()).split('\r\n');
  expect(lines).toContain('UID:booking-7@tapa.example');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261228');
  expect(lines).toContain('DTEND;VALUE=DATE:20270103');
  expect(lines).toContain('SUMMARY:Garden Fale\\, Apia\\; with lunch');
  expect(lines).toContain('LOCATION:Apia\\, Samoa');
});

it.each([
  ['2026-12-28', ''],
  ['soon', '2027-01-02'],
  ['2027-01-02', '2026-12-28'],
])('is not offered from %j to %j', (checkIn, checkOut) => {
  expect(daysOf({ checkIn, checkOut })).toBeUndefined();
});

it.each([
  [7, '7'],
  ['booking-7', 'BOOKING-7'],
  ['3f2a91c0-7d1e-4a53-9d2b-1f0e6c5a7b88', '3F2A 91C0'],
])('reads the id %j as %j', (id, number) => {
  expect(bookingNumber(id)).toBe(number);
});

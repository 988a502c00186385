import fc from 'fast-check';
import { type Booking, bookings } from 'tapa-ui/domain';
import { expect, it } from 'vitest';
import { bookingNumber, calendarFile, daysOf } from './calendar-file';

/** A booking with all fields of a file. */
const read = (raw: object) => bookings.sanitize([raw]).items[0] as Booking | undefined;

const booking = read({
  id: 7,
  listingTitle: 'Garden Fale, Apia; with lunch',
  destination: 'Apia, Samoa',
  checkIn: '2026-12-28',
  checkOut: '2027-01-02',
});

it('holds whole days from check-in to check-out, and the same id each time', async () => {
  if (!booking) throw new Error('The booking was dropped');
  const lines = (await (await calendarFile(booking, 'tapa.example')).text()).split('\r\n');
  expect(lines).toContain('UID:booking-7@tapa.example');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261228');
  expect(lines).toContain('DTEND;VALUE=DATE:20270103');
  expect(lines).toContain('SUMMARY:Garden Fale\\, Apia\\; with lunch');
  expect(lines).toContain('LOCATION:Apia\\, Samoa');
});

/** Returns the lines of a booking's file. @param fields - override those above */
const linesOf = async (other: Readonly<Record<string, unknown>>, now?: Date) => {
  const changed = read({ ...booking, ...other });
  if (!changed) throw new Error('The booking was dropped');
  const text = await (await calendarFile(changed, 'tapa.example', now)).text();
  expect(text.endsWith('\r\n')).toBe(true);
  return text.split('\r\n').slice(0, -1);
};

it('does not let texts, ids or places begin a line, and folds lines at 75 octets in any script', async () => {
  const text = fc.string({
    unit: fc.constantFrom(
      'a',
      '\r',
      '\n',
      '\r\nBEGIN:VALARM',
      '\u0085',
      '\u2028',
      '\v',
      ';',
      '\\',
      'ア',
      '😀',
      '\ud83d',
      'ـ',
    ),
    maxLength: 300,
  });
  const names = (lines: readonly string[]) =>
    lines.filter((line) => !line.startsWith(' ')).map((line) => line.split(/[:;]/)[0]);
  const usual = names(await linesOf({ listingTitle: 'a', destination: 'a' }));
  await fc.assert(
    fc.asyncProperty(text, text, text, async (listingTitle, destination, id) => {
      const lines = await linesOf({
        listingTitle: `a${listingTitle}`,
        destination: `a${destination}`,
        id: `7${id}`,
      });
      expect(names(lines)).toEqual(usual);
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u);
      }
    }),
    { numRuns: 50 },
  );
});

it('updates the event when it is imported again', async () => {
  const madeAt = async (time: string) => {
    const lines = await linesOf({}, new Date(time));
    const said = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
    return { id: said('UID'), sequence: Number(said('SEQUENCE')), stamp: said('DTSTAMP') };
  };
  const first = await madeAt('2026-12-01T10:00:00Z');
  const later = await madeAt('2026-12-01T10:01:00Z');
  expect(later.id).toBe(first.id);
  expect(later.sequence).toBe(first.sequence + 1);
  expect([first.stamp, later.stamp]).toEqual(['20261201T100000Z', '20261201T100100Z']);
  expect((await madeAt('2100-01-01T00:00:00Z')).sequence).toBeLessThan(2 ** 31);
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay, numberOfDay } from '../lib/calendar-day.js';
import { runs } from '../testing/property-runs.js';
import { daysOfSpan, firstDay, parseDaySpan } from './day-spans.js';

/** Returns the span as '2026-12-14/2026-12-21'. */
function read(raw: unknown): string | null {
  const span = parseDaySpan(raw, 'Pacific/Apia');
  return span && `${isoDay(span.first)}/${isoDay(span.last)}`;
}

describe('parseDaySpan', () => {
  it.each([
    ['Dec 14 – 21, 2026', '2026-12-14/2026-12-21'],
    ['Mar 12 – 19, 2027', '2027-03-12/2027-03-19'],
    ['Mar 12\u2009–\u200919, 2027', '2027-03-12/2027-03-19'],
    ['Dec 28, 2026 – Jan 2, 2027', '2026-12-28/2027-01-02'],
    ['Dec 28 – Jan 2, 2027', '2026-12-28/2027-01-02'],
    ['Dec 28, 2026 – Jan 2', '2026-12-28/2027-01-02'],
    ['Mar 30 — Apr 2, 2027', '2027-03-30/2027-04-02'],
    ['14-21 December 2026', '2026-12-14/2026-12-21'],
    ['28 Dec 2026 to 2 Jan 2027', '2026-12-28/2027-01-02'],
    ['14 to 21 Sept. 2026', '2026-09-14/2026-09-21'],
    ['Sat, Mar 6, 2027', '2027-03-06/2027-03-06'],
    ['Sat, Mar 6 – Fri, Mar 12, 2027', '2027-03-06/2027-03-12'],
    ['June 1st – 3rd, 2027', '2027-06-01/2027-06-03'],
    [' may 2 2027 ', '2027-05-02/2027-05-02'],
    ['2027-03-06', '2027-03-06/2027-03-06'],
    [' 2027-03-06 ', '2027-03-06/2027-03-06'],
    ['2027-03-06T12:00:00Z', '2027-03-07/2027-03-07'],
    ['2027-03-06/2027-03-12', '2027-03-06/2027-03-12'],
    ['2027-03-06 - 2027-03-12', '2027-03-06/2027-03-12'],
    ['2027-03-06 to 2027-03-12', '2027-03-06/2027-03-12'],
    ['2027-03-06 – 2027-03-12', '2027-03-06/2027-03-12'],
  ])('reads %j', (text, days) => {
    expect(read(text)).toBe(days);
  });

  it.each([
    '',
    'Date to be confirmed',
    'Dec 14 – 21',
    'Dec 2026',
    '14 – 21, 2026',
    'Feb 30, 2027',
    'Dec 21 – 14, 2026',
    'Dec 14 – 21 – 28, 2026',
    'Dec 14, 2026 – Nov 1, 2026',
    'Dec 14 15, 2026',
    'Decade 14, 2026',
    'Marble 14, 2026',
    'around Dec 14, 2026',
    '12/14/2026',
    '2027-03-12/2027-03-06',
    '2027-02-30',
    '2027-03-06/2027-03-12/2027-03-13',
    'toString 1, 2027',
    null,
    undefined,
    20_270_306,
    { first: 1 },
  ])('leaves %j unread', (raw) => {
    expect(read(raw)).toBeNull();
  });

  it('reads any two days, in ISO 8601 and as Intl writes them', () => {
    const day = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [first, last] = [one, other].sort() as [string, string];
        expect(read(`${first}/${last}`)).toBe(`${first}/${last}`);
        expect(read(words.formatRange(new Date(first), new Date(last)))).toBe(`${first}/${last}`);
      }),
      runs(200),
    );
  });

  it('takes any text without an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const span = parseDaySpan(text);
        if (span) expect(numberOfDay(span.last)).toBeGreaterThanOrEqual(numberOfDay(span.first));
      }),
      runs(200),
    );
  });
});

it('counts the days of a span with both ends', () => {
  expect(daysOfSpan(parseDaySpan('Dec 28, 2026 – Jan 2, 2027'))).toBe(6);
  expect(daysOfSpan(parseDaySpan('Dec 28, 2026'))).toBe(1);
  expect(daysOfSpan(null)).toBeNaN();
});

it('returns the first day of a text', () => {
  expect(firstDay('Dec 28 – Jan 2, 2027')).toBe('2026-12-28');
  expect(firstDay('soon')).toBeUndefined();
});

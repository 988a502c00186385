import { describe, expect, it } from 'vitest';
import { daysOfMonth, isOfMonth } from './calendar-day.js';

const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6] as const;

const span = (first: string, last: string, isPending = false) => ({
  key: first,
  label: 'Ana Vuki, Suva',
  first,
  last,
  isPending,
});

const looks = (month: string, ...spans: ReturnType<typeof span>[]) =>
  daysOfMonth(month, spans, SUNDAY)
    .filter(({ look }) => look !== 'free')
    .map(({ day, look }) => `${day} ${look}`);

describe('days of a month', () => {
  it.each([
    ['2026-12', 31],
    ['2027-02', 28],
    ['2028-02', 29],
  ])('%s has %i', (month, count) => {
    expect(daysOfMonth(month, [], SUNDAY)).toHaveLength(count);
  });

  it.each(['', '2026', '2026-13', '2026-00', '0999-01', '2026-12-01'])('%j has none', (month) => {
    expect(daysOfMonth(month, [], SUNDAY)).toEqual([]);
  });

  it('begin in a column that depends on the start of the week', () => {
    // 1 December 2026 is a Tuesday.
    expect(daysOfMonth('2026-12', [], SUNDAY)[0]?.weekday).toBe(2);
    expect(daysOfMonth('2026-12', [], MONDAY)[0]?.weekday).toBe(1);
    expect(daysOfMonth('2026-12', [], SATURDAY)[0]?.weekday).toBe(3);
  });

  it('include those of a span that begins or ends in another month', () => {
    expect(looks('2027-01', span('2026-12-28', '2027-01-02'))).toEqual(['1 filled', '2 filled']);
    expect(looks('2026-12', span('2026-12-30', '2027-01-02'))).toEqual(['30 filled', '31 filled']);
    expect(looks('2026-11', span('2026-12-30', '2027-01-02'))).toEqual([]);
  });

  it('are filled with a confirmed event, whatever is pending on the same day', () => {
    const both = [span('2026-12-01', '2026-12-02', true), span('2026-12-02', '2026-12-03')];
    expect(looks('2026-12', ...both)).toEqual(['1 outlined', '2 filled', '3 filled']);
    expect(looks('2026-12', ...both.reverse())).toEqual(['1 outlined', '2 filled', '3 filled']);
  });

  it('ignore a span without days', () => {
    expect(isOfMonth(span('', ''), '2026-12')).toBe(false);
    expect(looks('2026-12', span('', ''))).toEqual([]);
  });
});

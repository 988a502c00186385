import { describe, expect, it } from 'vitest';
import { weekStart } from './locale.js';
import { periodsOf } from './period-formatters.js';

describe('weekStart', () => {
  it.each([
    ['en-US', 0],
    ['fr-PF', 1],
    ['en-NZ', 1],
    ['ar-EG', 6],
    ['no locale', 1],
  ])('of %s is %i', (locale, day) => {
    expect(weekStart(locale)).toBe(day);
  });

  it('equals that of engines with getWeekInfo, in every region', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const regions = letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((region) => names.of(region) && region !== 'ZZ');
    const known = (tag: string): number | undefined => {
      const locale = new Intl.Locale(tag) as Intl.Locale & {
        getWeekInfo?: () => { firstDay: number };
        weekInfo?: { firstDay: number };
      };
      const day = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
      return day === undefined ? undefined : day % 7;
    };
    expect(regions.length).toBeGreaterThan(200);
    // Canonical codes only: `BU` is `MM`.
    const tags = regions.map((region) => Intl.getCanonicalLocales(`und-${region}`)[0] ?? '');
    expect(tags.filter((tag) => known(tag) !== undefined && weekStart(tag) !== known(tag))).toEqual([]);
  });
});

describe('a calendar', () => {
  it('has its weekdays in the order of the locale', () => {
    expect(periodsOf({ locale: 'en-US' }).weekdays()).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S']);
    expect(periodsOf({ locale: 'de' }).weekdays()).toEqual(['M', 'D', 'M', 'D', 'F', 'S', 'S']);
  });

  it('writes ranges of days with years only where they differ', () => {
    const { days } = periodsOf({ locale: 'en-US' });
    expect(days('2026-12-14', '2026-12-21')).toBe('Dec 14 – 21');
    expect(days('2026-12-28', '2027-01-02')).toBe('Dec 28, 2026 – Jan 2, 2027');
    expect(days('2026-12-12', '2026-12-12')).toBe('Dec 12');
  });

  it('writes the first day only where the last is unreadable or earlier', () => {
    const { days } = periodsOf({ locale: 'en-US' });
    expect(days('2026-12-14', '')).toBe('Dec 14');
    expect(days('2026-12-14', '2026-12-01')).toBe('Dec 14');
  });
});

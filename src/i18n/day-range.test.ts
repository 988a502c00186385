import { expect, it } from 'vitest';
import { createFormatters } from './formatters.js';
import { periodsOf } from './period-formatters.js';

it.each([
  ['ja', '2026-12-14', '2026-12-21', '12月14日～12月21日', '2026年12月14日～12月21日'],
  ['ja-JP', '2026-12-28', '2027-01-02', '2026年12月28日～2027年1月2日', '2026年12月28日～2027年1月2日'],
  ['ja', '2026-12-12', '2026-12-12', '12月12日', '2026年12月12日'],
  ['zh-Hans', '2026-12-14', '2026-12-21', '12月14日至12月21日', '2026年12月14日至12月21日'],
  ['zh-SG', '2026-12-28', '2027-01-02', '2026年12月28日至2027年1月2日', '2026年12月28日至2027年1月2日'],
])('writes days in %s as single days are written: %s to %s', (locale, first, last, short, whole) => {
  expect(periodsOf({ locale }).days(first, last)).toBe(short);
  expect(createFormatters({ locale }).dateRange(first, last)).toBe(whole);
});

it('leaves the days of other languages to Intl', () => {
  expect(createFormatters({ locale: 'de' }).dateRange('2026-12-14', '2026-12-21')).toBe('14.–21. Dez. 2026');
  expect(periodsOf({ locale: 'en-US' }).days('2026-12-28', '2027-01-02')).toBe('Dec 28, 2026 – Jan 2, 2027');
});

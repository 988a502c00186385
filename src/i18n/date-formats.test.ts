import { describe, expect, it } from 'vitest';
import { createFormatters } from './formatters.js';
import { periodsOf } from './period-formatters.js';

/** Samoan names, unknown to Intl. */
const SAMOAN = {
  locale: 'en-WS',
  messages: {
    'format.months': 'Ian, Fep, Mat, Ape, Me, Iun, Iul, Aok, Set, Oke, Nov, Tes',
    'format.long-months':
      'Ianuari, Fepuari, Mati, Aperila, Me, Iuni, Iulai, Aokuso, Setema, Oketopa, Novema, Tesema',
    'format.weekdays': 'Aso Sa, Aso Gafua, Aso Lua, Aso Lulu, Aso Tofi, Aso Faraile, Aso Toonai',
  },
};

describe('names of months and weekdays from messages', () => {
  const format = createFormatters(SAMOAN);
  const periods = periodsOf(SAMOAN);

  it('replace those of the locale', () => {
    const plain = createFormatters({ locale: 'en-WS' });
    expect(format.date('2026-12-05')).toBe(plain.date('2026-12-05').replace('Dec', 'Tes'));
    expect(format.dateWithWeekday('2026-12-05')).toContain('Aso Toonai');
    expect(format.dateTile('2026-06-05')?.month).toBe('Iun');
    expect(periods.long('2026-12')).toContain('Tesema');
    expect(periods.short('2027-03')).toBe('Mat');
  });

  it.each([
    ['SGLLTFT', SAMOAN.messages['format.weekdays']],
    ['TMPTMPM', 'Tāpati, Monirē, Mahana piti, Mahana toru, Mahana maha, Mahana pae, Mahana maʻa'],
    ['LKLKHLK', 'Lāpule, ʻKahi, ʻlua, Kolu, Hā, Lima, ʻkona'],
    ['日月火水木金土', '日, 月, 火, 水, 木, 金, 土'],
  ])('have one letter each over a calendar: %s', (letters, names) => {
    const { weekdays } = periodsOf({ ...SAMOAN, messages: { 'format.weekdays': names } });
    expect(weekdays().join('')).toBe(letters);
  });

  it('are on both sides of a range, but once within a month', () => {
    expect(format.dateRange('2026-12-28', '2027-01-02')).toMatch(/Tes.*Ian/);
    expect(format.dateRange('2026-12-05', '2026-12-08').match(/Tes/g)).toHaveLength(1);
    expect(periods.days('2026-05-30', '2026-06-02')).toMatch(/Me.*Iun/);
  });

  it('come from the locale where one is missing, and in other calendars', () => {
    const short = createFormatters({
      locale: 'en',
      messages: { ...SAMOAN.messages, 'format.months': 'Ian, Fep', 'format.long-months': '' },
    });
    expect(short.date('2026-12-05')).toBe('Dec 5, 2026');
    const other = createFormatters({ ...SAMOAN, locale: 'en-u-ca-buddhist' });
    expect(other.date('2026-12-05')).not.toContain('Tes');
  });
});

it.each([
  ['ja', '2026-12-14', '2026-12-21', '12月14日～12月21日', '2026年12月14日～12月21日'],
  ['ja-JP', '2026-12-28', '2027-01-02', '2026年12月28日～2027年1月2日', '2026年12月28日～2027年1月2日'],
  ['ja', '2026-12-12', '2026-12-12', '12月12日', '2026年12月12日'],
  ['zh-Hans', '2026-12-14', '2026-12-21', '12月14日至12月21日', '2026年12月14日至12月21日'],
  ['zh-SG', '2026-12-28', '2027-01-02', '2026年12月28日至2027年1月2日', '2026年12月28日至2027年1月2日'],
])('formats a range in %s like single days: %s to %s', (locale, first, last, short, whole) => {
  expect(periodsOf({ locale }).days(first, last)).toBe(short);
  expect(createFormatters({ locale }).dateRange(first, last)).toBe(whole);
});

it('uses the ranges of Intl in other languages', () => {
  expect(createFormatters({ locale: 'de' }).dateRange('2026-12-14', '2026-12-21')).toBe('14.–21. Dez. 2026');
  expect(periodsOf({ locale: 'en-US' }).days('2026-12-28', '2027-01-02')).toBe('Dec 28, 2026 – Jan 2, 2027');
});

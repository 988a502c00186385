import { describe, expect, it } from 'vitest';
import { createFormatters } from './formatters.js';
import { periodsOf } from './period-formatters.js';

/** Names of Samoan, which Intl does not have. */
const SAMOAN = {
  locale: 'en-WS',
  months: 'Ian, Fep, Mat, Ape, Me, Iun, Iul, Aok, Set, Oke, Nov, Tes',
  longMonths: 'Ianuari, Fepuari, Mati, Aperila, Me, Iuni, Iulai, Aokuso, Setema, Oketopa, Novema, Tesema',
  weekdays: 'Aso Sa, Aso Gafua, Aso Lua, Aso Lulu, Aso Tofi, Aso Faraile, Aso Toonai',
};

describe('names of months and weekdays from messages', () => {
  const format = createFormatters(SAMOAN);
  const periods = periodsOf(SAMOAN);

  it('stand where those of the locale would', () => {
    const plain = createFormatters({ locale: 'en-WS' });
    expect(format.date('2026-12-05')).toBe(plain.date('2026-12-05').replace('Dec', 'Tes'));
    expect(format.dateWithWeekday('2026-12-05')).toContain('Aso Toonai');
    expect(format.dateTile('2026-06-05')?.month).toBe('Iun');
    expect(periods.long('2026-12')).toContain('Tesema');
    expect(periods.short('2027-03')).toBe('Mat');
    expect(periods.weekdays()).toEqual(['A', 'A', 'A', 'A', 'A', 'A', 'A']);
  });

  it('stand on both sides of a span, and once in a month', () => {
    expect(format.dateRange('2026-12-28', '2027-01-02')).toMatch(/Tes.*Ian/);
    expect(format.dateRange('2026-12-05', '2026-12-08').match(/Tes/g)).toHaveLength(1);
    expect(periods.days('2026-05-30', '2026-06-02')).toMatch(/Me.*Iun/);
  });

  it('are the locale’s where one is missing, and in other calendars', () => {
    const short = createFormatters({ ...SAMOAN, locale: 'en', months: 'Ian, Fep', longMonths: '' });
    expect(short.date('2026-12-05')).toBe('Dec 5, 2026');
    const other = createFormatters({ ...SAMOAN, locale: 'en-u-ca-buddhist' });
    expect(other.date('2026-12-05')).not.toContain('Tes');
  });
});

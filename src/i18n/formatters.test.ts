import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runs } from '../testing/property-runs.js';
import { createFormatters, defaultFormatters } from './formatters.js';
import { grammarOf, pluralOf } from './grammar.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const anyDay = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Formats of en-US, without Intl. */
const spelled = {
  grouped: (value: number, decimals = 0): string =>
    value
      .toFixed(decimals)
      .replace(/\B(?=(\d{3})+(?!\d))/g, ',')
      .replace('-', '−'),
  date(iso: string): string {
    const [year = '', month = '', day = ''] = iso.split('-');
    return `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`;
  },
  range(start: string, end: string): string {
    const [from, to] = [spelled.date(start), spelled.date(end)];
    if (start === end) return from;
    if (start > end || start.slice(0, 4) !== end.slice(0, 4)) return `${from} – ${to}`;
    const [monthAndDay = ''] = from.split(',');
    return `${monthAndDay} – ${start.slice(0, 7) === end.slice(0, 7) ? to.split(' ').slice(1).join(' ') : to}`;
  },
};

describe('the default locale', () => {
  const format = defaultFormatters;

  it('writes figures with commas, a dollar sign and the minus sign U+2212', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999e12, max: 999e12 }), (value) => {
        const whole = spelled.grouped(value);
        expect(format.number(value)).toBe(whole);
        expect(format.money(value)).toBe(whole.replace(/\d/, '$$$&'));
        const text = spelled.grouped(Math.max(-999_999, Math.min(999_999, value)));
        expect(format.percent(value)).toBe(`${text}%`);
        expect(pluralOf('en')(value, { one: 'booking', other: 'bookings' })).toBe(
          value === 1 ? 'booking' : 'bookings',
        );
      }),
      runs(1000),
    );
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        fc.pre(cents % 100 !== 0);
        expect(format.money(cents / 100)).toBe(spelled.grouped(cents / 100, 2).replace(/\d/, '$$$&'));
      }),
      runs(1000),
    );
  });

  it('writes days and stays with short months, and plain spaces around the dash', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.nat(40), (start, other, nights) => {
        const date = new Date(`${start}T00:00:00Z`);
        expect(format.date(start)).toBe(spelled.date(start));
        expect(format.dateWithWeekday(start)).toBe(`${WEEKDAYS[date.getUTCDay()]}, ${spelled.date(start)}`);
        expect(format.dateRange(start, other)).toBe(spelled.range(start, other));
        const [month, day] = spelled.date(start).split(/[ ,]/);
        expect(format.dateTile(start)).toEqual({ month, day });
        const end = new Date(date.getTime() + nights * 86_400_000).toISOString().slice(0, 10);
        fc.pre(/^\d{4}-/.test(end));
        expect(format.dateRange(start, end)).toBe(spelled.range(start, end));
      }),
      runs(1000),
    );
  });

  it('writes lists, and chooses the plural form of the rounded count', () => {
    expect(grammarOf('en').list(['Fiji', 'Samoa', 'Tonga'])).toBe('Fiji, Samoa, and Tonga');
    const points = { one: 'point', other: 'points' };
    expect([0, 0.4, 1, 1.4, 2, -1, Number.NaN].map((count) => pluralOf('en')(count, points))).toEqual([
      'points',
      'points',
      'point',
      'point',
      'points',
      'points',
      'points',
    ]);
  });
});

describe('another locale, currency or time zone', () => {
  it('writes as its readers do', () => {
    const format = createFormatters({ locale: 'de-DE', currency: 'EUR' });
    expect(format.number(-1250)).toBe('−1.250');
    expect(format.money(1250)).toBe('1.250\u00a0€');
    expect(format.money(1250.5)).toBe('1.250,50\u00a0€');
    expect(format.percent(72)).toBe('72\u00a0%');
    expect(format.rating(4.8)).toBe('4,8');
    expect(format.date('2026-12-12')).toBe('12. Dez. 2026');
    expect(format.isoDay('2026-12-12')).toBe('2026-12-12');
    expect(grammarOf('de').list(['Fidschi', 'Samoa', 'Tonga'])).toBe('Fidschi, Samoa und Tonga');
  });

  it('keeps the decimals of a currency', () => {
    expect(createFormatters({ currency: 'JPY' }).money(1250.5)).toBe('¥1,251');
    expect(createFormatters({ currency: 'KWD' }).money(1250.5)).toBe('KWD\u00a01,250.500');
  });

  it('has the plural forms of its language, and falls back to the general one', () => {
    const plural = pluralOf('pl');
    const forms = { one: 'noc', few: 'noce', other: 'nocy' };
    expect([1, 2, 5].map((count) => plural(count, forms))).toEqual(['noc', 'noce', 'nocy']);
  });

  it('reads timestamps in its zone, and never shifts a calendar day', () => {
    const moment = '2026-12-12T10:30:00Z';
    const isoDay = (timeZone: string, raw: string) => createFormatters({ timeZone }).isoDay(raw);
    expect(isoDay('Pacific/Kiritimati', moment)).toBe('2026-12-13');
    expect(isoDay('Pacific/Pago_Pago', moment)).toBe('2026-12-11');
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      expect(isoDay(timeZone, '2026-12-12')).toBe('2026-12-12');
      expect(isoDay(timeZone, '2026-12-12T00:30')).toBe('2026-12-12');
      expect(createFormatters({ timeZone }).date('2026-12-12')).toBe('Dec 12, 2026');
    }
  });
});

describe('an Intl object', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is created once, on first use', () => {
    const made: string[] = [];
    const counted = {
      NumberFormat: class extends Intl.NumberFormat {
        constructor(...args: ConstructorParameters<typeof Intl.NumberFormat>) {
          super(...args);
          made.push('figures');
        }
      },
      DateTimeFormat: class extends Intl.DateTimeFormat {
        constructor(...args: ConstructorParameters<typeof Intl.DateTimeFormat>) {
          super(...args);
          made.push('dates');
        }
      },
    };
    vi.stubGlobal('Intl', Object.assign(Object.create(Intl), counted));
    const format = createFormatters();
    expect(made).toEqual([]);
    for (const value of [1, 2, 3]) format.number(value);
    expect(made).toEqual(['figures']);
    for (const day of ['2026-12-12', '2026-12-13', '2026-12-14']) format.date(day);
    expect(made).toEqual(['figures', 'dates']);
  });
});

describe('other calendars, digits and currencies', () => {
  it.each([
    ['th-TH', '12 ธ.ค. 2569', 'ธ.ค.', '12'],
    ['fa-IR', '۲۱ آذر ۱۴۰۵', 'آذر', '۲۱'],
    ['ja-JP', '2026年12月12日', '12月', '12'],
    ['ar-EG', '١٢ ديسمبر ٢٠٢٦', 'ديسمبر', '١٢'],
  ])('a day in %s', (locale, date, month, day) => {
    const format = createFormatters({ locale });
    expect(format.date('2026-12-12')).toBe(date);
    expect(format.dateTile('2026-12-12')).toEqual({ month, day });
  });

  it('are set by the locale tag', () => {
    const format = createFormatters({ locale: 'fa-IR-u-ca-gregory-nu-latn' });
    expect(format.dateTile('2026-12-12')?.day).toBe('12');
    expect(format.number(1250)).toBe('1,250');
  });

  it.each([
    ['JPY', '¥1,250', '¥1,251'],
    ['KWD', 'KWD 1,250', 'KWD 1,250.500'],
    ['XPF', 'CFPF 1,250', 'CFPF 1,251'],
  ])('%s has its own number of decimals', (currency, whole, half) => {
    const { money } = createFormatters({ currency });
    expect([money(1250), money(1250.5)].map((text) => text.replace(/\u00a0/g, ' '))).toEqual([whole, half]);
  });

  it('writes days from today in words', () => {
    const english = createFormatters();
    expect([1, 0, -1, 21, Number.NaN].map(english.relativeDays)).toEqual([
      'tomorrow',
      'today',
      'yesterday',
      'in 21 days',
      '–',
    ]);
    expect(createFormatters({ locale: 'de' }).relativeDays(2)).toBe('übermorgen');
  });
});

import { type FormatOptions, NO_CURRENCY } from './figure-formatters.js';

export type FormatName = Exclude<keyof FormatOptions, 'messages'>;

/** Return the value as Intl spells it; return undefined or throw for an unknown one. */
const PARSERS: Readonly<Record<FormatName, (value: string) => string | undefined>> = {
  // Also in POSIX form: 'pt_BR.UTF-8'.
  locale: (tag) => Intl.getCanonicalLocales(tag.replace(/[.@].*$/, '').replaceAll('_', '-'))[0],
  currency: (code) => {
    const known = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .currency;
    // `NumberFormat` accepts any three letters.
    return Intl.supportedValuesOf?.('currency').includes(known ?? '') === false ? undefined : known;
  },
  timeZone: (timeZone) => new Intl.DateTimeFormat('en', { timeZone }) && timeZone,
};

/** Returns undefined for an unknown value; `NO_CURRENCY` for a currency, because dollars would be wrong. */
export function knownFormat(name: FormatName, value: string | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  try {
    const known = PARSERS[name](value);
    if (known !== undefined) return known;
  } catch {
    // A malformed value.
  }
  return name === 'currency' ? NO_CURRENCY : undefined;
}

/** Returns language, script and region, 'zh-Hans-SG' for `zh-SG`; none for a malformed tag. */
export function fullTag(tag: string): Partial<Pick<Intl.Locale, 'language' | 'script' | 'region'>> {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return {};
  }
}

const MONDAY = 1;

// By first day of the week, 0 for Sunday (Unicode CLDR, weekData). Firefox has no `getWeekInfo`.
const REGIONS: Readonly<Record<number, string>> = {
  0: 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  5: 'MV',
  6: 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
};

/** Returns the first day of the week, 0 for Sunday; Monday (ISO 8601) for an unknown locale. */
export function weekStart(locale: string): number {
  const { region = '' } = fullTag(locale);
  const [day] = Object.entries(REGIONS).find(([, regions]) => regions.split(' ').includes(region)) ?? [
    MONDAY,
  ];
  return Number(day);
}

import { type FormatOptions, NO_CURRENCY } from './figure-formatters.js';

export type FormatName = Exclude<keyof FormatOptions, 'messages'>;

/** Each returns the value as Intl spells it. It returns nothing, or throws, for what Intl does not know. */
const READERS: Readonly<Record<FormatName, (value: string) => string | undefined>> = {
  // As POSIX spells it, too: 'pt_BR.UTF-8'.
  locale: (tag) => Intl.getCanonicalLocales(tag.replace(/[.@].*$/, '').replaceAll('_', '-'))[0],
  currency: (code) => {
    const known = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .currency;
    // Formatters take any three letters.
    return Intl.supportedValuesOf?.('currency').includes(known ?? '') === false ? undefined : known;
  },
  timeZone: (timeZone) => new Intl.DateTimeFormat('en', { timeZone }) && timeZone,
};

/** Returns undefined for what Intl does not know; `NO_CURRENCY` of such a currency: in dollars it would be another amount. */
export function knownFormat(name: FormatName, value: string | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  try {
    const known = READERS[name](value);
    if (known !== undefined) return known;
  } catch {
    // Intl refuses what is no tag, code or zone at all.
  }
  return name === 'currency' ? NO_CURRENCY : undefined;
}

/** Returns the language, the script and the region that a tag stands for: those of 'zh-Hans-SG' for `zh-SG`; none of what is no tag. */
export function fullTag(tag: string): Partial<Pick<Intl.Locale, 'language' | 'script' | 'region'>> {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return {};
  }
}

const MONDAY = 1;

// By the day that a week begins with, 0 for Sunday (Unicode CLDR, weekData). A table: Firefox has no `getWeekInfo`.
const REGIONS: Readonly<Record<number, string>> = {
  0: 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  5: 'MV',
  6: 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
};

/** Returns the day that a week begins with: 0 for Sunday to 6 for Saturday; Monday (ISO 8601) for what is no locale. */
export function weekStart(locale: string): number {
  const { region = '' } = fullTag(locale);
  const [day] = Object.entries(REGIONS).find(([, regions]) => regions.split(' ').includes(region)) ?? [
    MONDAY,
  ];
  return Number(day);
}

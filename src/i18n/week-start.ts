/**
 * Regions whose week begins on another day than Monday, by that day: 0 is Sunday (Unicode CLDR, weekData). A table, because
 * Firefox has no `getWeekInfo`, and a page of a server must not begin its weeks anew in a browser.
 */
const REGIONS: Readonly<Record<number, string>> = {
  0: 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  5: 'MV',
  6: 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
};

const MONDAY = 1;

/**
 * Returns the day that a week begins with: 0 for Sunday, as in `en-US`, to 6 for Saturday, as in `ar-EG`. It is Monday, which
 * ISO 8601 begins with, for what is no locale.
 *
 * @param locale - a BCP 47 language tag
 */
export function weekStart(locale: string): number {
  try {
    const { region = '' } = new Intl.Locale(locale).maximize();
    const known = Object.entries(REGIONS).find(([, regions]) => regions.split(' ').includes(region));
    return known ? Number(known[0]) : MONDAY;
  } catch {
    return MONDAY;
  }
}

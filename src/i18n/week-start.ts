/** The week of a locale in engines: a method in new ones, a property in those before. */
interface WeekLocale {
  getWeekInfo?: (() => { firstDay: number }) | undefined;
  weekInfo?: { firstDay: number } | undefined;
}

const MONDAY = 1;
const DAYS_OF_WEEK = 7;

/**
 * The day that a week begins with: 0 for Sunday, as in `en-US`, to 6 for Saturday, as in `ar-EG`. Monday, which ISO 8601 begins
 * with, for what is no locale and where the engine does not know.
 *
 * @param locale - a BCP 47 language tag
 */
export function weekStart(locale: string): number {
  try {
    const known = new Intl.Locale(locale) as Intl.Locale & WeekLocale;
    const info = known.getWeekInfo?.() ?? known.weekInfo;
    return (info?.firstDay ?? MONDAY) % DAYS_OF_WEEK;
  } catch {
    return MONDAY;
  }
}

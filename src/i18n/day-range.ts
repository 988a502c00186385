import type { DateFormat } from './named-dates.js';

/**
 * Joints of languages whose spans of days engines write differently: '12/14～12/21' in Chromium and Node, '12月14日～21日' in
 * Firefox. Their days are written one by one, as they stand elsewhere on the page.
 */
const JOINTS: Readonly<Partial<Record<string, string>>> = { ja: '～', zh: '至' };

/** Writes days of a locale, with their year and without. */
interface DayFormats {
  readonly withYear: () => DateFormat;
  readonly withoutYear: () => DateFormat;
}

/**
 * Returns the days from one to another, the same in every engine and on servers.
 *
 * @param start - in milliseconds
 * @param saysYear - false where the year is said only if the days have two
 */
export function writeDayRange(
  locale: string,
  { withYear, withoutYear }: DayFormats,
  start: number,
  end: number,
  saysYear: boolean,
): string {
  const joint = JOINTS[locale.split('-')[0] ?? ''];
  if (joint === undefined) {
    // Some browsers put thin spaces around the dash.
    return (saysYear ? withYear : withoutYear)().formatRange(start, end).replaceAll('\u2009', ' ');
  }
  const crossesYears = new Date(start).getUTCFullYear() !== new Date(end).getUTCFullYear();
  const first = (saysYear || crossesYears ? withYear : withoutYear)().format(start);
  return start === end ? first : `${first}${joint}${(crossesYears ? withYear : withoutYear)().format(end)}`;
}

import type { FormatOptions } from './figure-formatters.js';

/** What a format is of: a locale, a currency, a time zone. */
export type FormatName = Exclude<keyof FormatOptions, 'unknownDate'>;

/** Each throws, or says no, for what Intl does not know. */
const CHECKS: Readonly<Record<FormatName, (value: string) => boolean>> = {
  locale: (tag) => Intl.getCanonicalLocales(tag).length > 0,
  currency: (code) => /^[a-z]{3}$/i.test(code),
  timeZone: (timeZone) => !!new Intl.DateTimeFormat('en', { timeZone }),
};

/** A value that Intl knows; undefined for any other, with which formatting would throw. */
export function knownFormat(name: FormatName, value: string | null | undefined): string | undefined {
  try {
    return value && CHECKS[name](value) ? value : undefined;
  } catch {
    return undefined;
  }
}

import { type DateWords, type FormatOptions, NO_CURRENCY } from './figure-formatters.js';

/** A setting of formats: a locale, a currency, a time zone. */
export type FormatName = Exclude<keyof FormatOptions, keyof DateWords>;

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

/**
 * Returns a setting that formats can be made with; undefined for what is not given, and for a locale or a time zone that Intl
 * does not know. Of an unknown currency it is `NO_CURRENCY`: an amount in dollars would be another amount.
 */
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

import type { FormatOptions } from '../../i18n/figure-formatters';

/** Attributes for the language and for how figures and dates are written. */
export const FORMAT_ATTRIBUTES = ['locale', 'currency', 'time-zone'];

/** After this time what is there is shown in English until the words of the language come, in milliseconds. */
export const WORDS_TIMEOUT = 5000;

const isLocale = (tag: string): boolean => Intl.getCanonicalLocales(tag).length > 0;
const isCurrency = (code: string): boolean => /^[a-z]{3}$/i.test(code);
const isTimeZone = (timeZone: string): boolean => !!new Intl.DateTimeFormat('en', { timeZone });

/** An attribute's value; what Intl does not know counts as missing. */
function read(element: Element, name: string, isKnown: (value: string) => boolean): string | undefined {
  const value = element.getAttribute(name);
  try {
    return value && isKnown(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The language of an element's attribute. */
export const localeOf = (element: Element): string | undefined => read(element, 'locale', isLocale);

/** The formats of an element's attributes. */
export const formatsOf = (element: Element): FormatOptions => ({
  locale: localeOf(element),
  currency: read(element, 'currency', isCurrency),
  timeZone: read(element, 'time-zone', isTimeZone),
});

import type { FormatOptions } from '../../i18n/figure-formatters';

/** Attributes for the language and for how figures and dates are written. */
export const FORMAT_ATTRIBUTES = ['locale', 'currency', 'time-zone'];

const isLocale = (tag: string): boolean => Intl.getCanonicalLocales(tag).length > 0;
const isCurrency = (code: string): boolean => /^[a-z]{3}$/i.test(code);
const isTimeZone = (timeZone: string): boolean => !!new Intl.DateTimeFormat('en', { timeZone });

/** The formats of an element's attributes; what Intl does not know counts as missing. */
export function formatsOf(element: Element): FormatOptions {
  const read = (name: string, isKnown: (value: string) => boolean): string | undefined => {
    const value = element.getAttribute(name);
    try {
      return value && isKnown(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    locale: read('locale', isLocale),
    currency: read('currency', isCurrency),
    timeZone: read('time-zone', isTimeZone),
  };
}

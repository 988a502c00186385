import type { FormatOptions } from '../../i18n/figure-formatters.js';
import { knownFormat } from '../../i18n/known-formats.js';

/** Attributes for the language and for how figures and dates are written. */
export const FORMAT_ATTRIBUTES = ['locale', 'currency', 'time-zone'];

/** After this time what is there is shown in English until the words of the language come, in milliseconds. */
export const WORDS_TIMEOUT = 5000;

/** The language of an element's attribute. */
export const localeOf = (element: Element): string | undefined =>
  knownFormat('locale', element.getAttribute('locale'));

/** The formats of an element's attributes; what Intl does not know counts as missing. */
export const formatsOf = (element: Element): FormatOptions => ({
  locale: localeOf(element),
  currency: knownFormat('currency', element.getAttribute('currency')),
  timeZone: knownFormat('timeZone', element.getAttribute('time-zone')),
});

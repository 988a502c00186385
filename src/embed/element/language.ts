import { dateWords, type FormatOptions } from '../../i18n/figure-formatters.js';
import { knownFormat } from '../../i18n/known-formats.js';
import { matchLanguage } from '../../i18n/match-language.js';
import type { Catalogue } from '../../i18n/use-messages.js';
import { importChecked } from '../import-checked.js';

/** Language → file beside this one and its SHA-256. The build puts it in. */
declare const TAPA_LANGUAGES: Readonly<Record<string, readonly [file: string, sha256: string]>>;

const loading: Record<string, Promise<Catalogue>> = {};
const failures: Record<string, number> = {};

/**
 * The words of a locale's language, loaded once for all elements of this file and checked as their code is; undefined where
 * there are none but English. Rejects where they could not be loaded.
 */
function wordsOfLocale(locale: string | undefined): Promise<Catalogue> | undefined {
  const language = locale && matchLanguage(locale, Object.keys(TAPA_LANGUAGES));
  const known = language ? TAPA_LANGUAGES[language] : undefined;
  if (!language || !known) return undefined;
  const [file, sha256] = known;
  loading[language] ??= importChecked(new URL(file, import.meta.url).href, sha256, failures[language])
    .then((module) => (module as { messages: Catalogue }).messages)
    .catch((error) => {
      delete loading[language];
      failures[language] = (failures[language] ?? 0) + 1;
      throw error;
    });
  return loading[language];
}

/** In what language an element speaks, and how it writes figures and dates: by its attributes and the page's own words. */
export class ElementLanguage {
  formats: FormatOptions = {};
  /** All words that are not English. */
  words: Catalogue | undefined;
  /** True where the first words are still to come. Shown ones stay until others are there. */
  isLoading = false;
  readonly #element: Element;
  readonly #onChange: () => void;
  /** The page's own words. */
  #own: Catalogue | undefined;
  /** Those of the locale. */
  #language: Catalogue | undefined;
  #awaited: Promise<Catalogue> | undefined;

  /** @param onChange - called when something else is to be shown */
  constructor(element: Element, onChange: () => void) {
    this.#element = element;
    this.#onChange = onChange;
  }

  /** Takes the page's own words, some or all. */
  takeOwn(words: Catalogue | undefined): void {
    this.#own = words;
    this.#apply();
  }

  /** Reads the attributes. */
  read(): void {
    this.formats = formatsOf(this.#element);
    const loading = wordsOfLocale(this.formats.locale);
    if (loading === this.#awaited) {
      this.#apply();
      return;
    }
    this.#awaited = loading;
    const take = (words?: Catalogue): void => {
      if (loading !== this.#awaited) return;
      this.isLoading = false;
      this.#language = words;
      this.#apply();
    };
    if (!loading) {
      take(undefined);
      return;
    }
    this.isLoading = this.#language === undefined;
    // English is better than nothing, and than waiting for long.
    const timer = setTimeout(take, WORDS_TIMEOUT);
    loading.then(take, () => take(undefined)).finally(() => clearTimeout(timer));
    this.#apply();
  }

  #apply(): void {
    this.words =
      this.#own && this.#language ? { ...this.#language, ...this.#own } : (this.#own ?? this.#language);
    this.formats = { ...this.formats, ...dateWords(this.words) };
    this.#onChange();
  }
}

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

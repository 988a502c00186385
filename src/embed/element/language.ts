import type { FormatOptions } from '../../i18n/figure-formatters.js';
import { fullTag } from '../../i18n/locale.js';
import type { Catalogue } from '../../i18n/message.js';
import { importChecked } from '../import-checked.js';
import { formatsOf } from './attributes.js';

/** File beside this one and its SHA-256, by language. Inserted by the build. */
declare const TAPA_LANGUAGES: Readonly<Record<string, readonly [file: string, sha256: string]>>;

/** Time after which data is shown in English while the translation loads, in ms. */
const MESSAGES_TIMEOUT = 5000;

// English is better than a long wait: at the timeout or a failure, `take` is called without messages.
export function awaitCatalogue(
  loading: Promise<{ messages: Catalogue }>,
  take: (messages?: Catalogue) => void,
  onFail: () => void,
): void {
  const timer = setTimeout(take, MESSAGES_TIMEOUT);
  loading
    .then(
      ({ messages }) => take(messages),
      () => {
        take();
        onFail();
      },
    )
    .finally(() => clearTimeout(timer));
}

/** Returns 'fr' for `fr-PF`, 'zh-Hans' for `zh-SG`, none for `zh-TW`. Regional languages match exactly. */
export function matchLanguage<Language extends string>(
  locale: string,
  languages: readonly Language[],
): Language | undefined {
  const asked = fullTag(locale);
  return languages.find((each) => {
    const { language, script } = fullTag(each);
    const isOfAll = !new Intl.Locale(each).region;
    return each === locale || (isOfAll && language === asked.language && script === asked.script);
  });
}

/** Formats and messages of an element, by its attributes and the page's own messages. */
export class ElementLanguage {
  formats: FormatOptions = {};
  /** True until the first messages have come. Shown ones stay until others replace them. */
  isLoading = false;
  readonly #element: Element;
  readonly #onChange: () => void;
  #own: Catalogue | undefined;
  #language: Catalogue | undefined;
  /** The file of the locale's language; `undefined` for English. */
  #file: (typeof TAPA_LANGUAGES)[string] | undefined;

  constructor(element: Element, onChange: () => void) {
    this.#element = element;
    this.#onChange = onChange;
  }

  takeOwn(messages: Catalogue | undefined): void {
    this.#own = messages;
    this.#apply();
  }

  read(): void {
    this.formats = formatsOf(this.#element);
    const { locale } = this.formats;
    const file = TAPA_LANGUAGES[(locale && matchLanguage(locale, Object.keys(TAPA_LANGUAGES))) ?? ''];
    if (file === this.#file) {
      this.#apply();
      return;
    }
    this.#file = file;
    const take = (messages?: Catalogue): void => {
      if (file !== this.#file) return;
      this.isLoading = false;
      this.#language = messages;
      this.#apply();
    };
    if (!file) {
      take();
      return;
    }
    this.isLoading = this.#language === undefined;
    const [name, sha256] = file;
    const loading = importChecked(new URL(name, import.meta.url).href, sha256);
    awaitCatalogue(loading as Promise<{ messages: Catalogue }>, take, () => {
      // Fetched again the next time.
      if (file === this.#file) this.#file = undefined;
    });
    this.#apply();
  }

  #apply(): void {
    const messages =
      this.#own && this.#language ? { ...this.#language, ...this.#own } : (this.#own ?? this.#language);
    this.formats = { ...this.formats, messages };
    this.#onChange();
  }
}

import { once } from '../lib/once';

/** The forms of a text by plural category: English has `one` and `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * What sentences are built with, by the rules of the language that they are written in. Not by those of the reader's locale:
 * words and locale are set apart, and a text that is not translated stays English.
 */
export interface Grammar {
  /** The form that goes with a whole count: `plural(1, { one: 'booking', other: 'bookings' })` is 'booking'. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** 'Fiji, Samoa, and Tonga'. */
  readonly list: (items: readonly string[]) => string;
}

/**
 * The grammar of a language. It costs nothing until it is used.
 *
 * @param language - a BCP 47 language tag
 */
export function grammarOf(language: string): Grammar {
  const rules = once(() => new Intl.PluralRules(language, { maximumFractionDigits: 0 }));
  const conjunction = once(() => new Intl.ListFormat(language));
  return {
    plural: (count, forms) => (count < 0 ? forms.other : (forms[rules().select(count)] ?? forms.other)),
    list: (items) => conjunction().format(items),
  };
}

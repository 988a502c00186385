import { roundTo } from '../lib/math.js';
import { once } from '../lib/once.js';

/** A form for one count alone: `'=1'`. A plural category has other counts, too: `one` of Russian is 1, 21, 31 … */
type ExactForm = `=${number}`;

/** The forms of a text by plural category: English has `one` and `other`. That of an exact count comes before. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule | ExactForm, string>> & { other: string }
>;

/**
 * What sentences are built with, by the rules of the language that they are written in. Not by those of the reader's locale:
 * words and locale are set apart, and a text that is not translated stays English.
 */
export interface Grammar {
  /** The form that goes with a whole count: `plural(1, { one: 'booking', other: 'bookings' })` is 'booking'. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** 'Fiji, Samoa, and Tonga'. */
  readonly list: (items: readonly string[]) => string;
  /**
   * Whole days from today in words: 'tomorrow', 'in 21 days', '3 days ago'.
   *
   * @param number - writes the figure, as the reader's formatters do
   */
  readonly relativeDays: (days: number, number: (figure: number) => string) => string;
}

/**
 * The grammar of a language. It costs nothing until it is used.
 *
 * @param language - a BCP 47 language tag
 */
export function grammarOf(language: string): Grammar {
  const rules = once(() => new Intl.PluralRules(language, { maximumFractionDigits: 0 }));
  const conjunction = once(() => new Intl.ListFormat(language));
  const relative = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  return {
    plural: (count, forms) => {
      if (count < 0) return forms.other;
      return forms[`=${roundTo(count, 0)}`] ?? forms[rules().select(count)] ?? forms.other;
    },
    list: (items) => conjunction().format(items),
    relativeDays: (days, number) => {
      if (!Number.isFinite(days)) return number(days);
      const whole = roundTo(days, 0);
      const parts = relative().formatToParts(whole, 'day');
      const figure = parts.findIndex(({ type }) => type !== 'literal');
      return parts
        .map(({ type, value }, index) => {
          if (type === 'literal') return value;
          // A large figure has several parts.
          return index === figure ? number(Math.abs(whole)) : '';
        })
        .join('');
    },
  };
}

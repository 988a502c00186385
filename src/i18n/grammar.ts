import { roundTo } from '../lib/math.js';
import { once } from '../lib/once.js';

/** A locale, and the one in its place where Intl knows nothing of it: a machine's own is another on a server than in a browser. */
export const withFallback = (locale: string): string[] => [locale, 'en-US'];

/** A form for one count alone: `'=1'`. A plural category has other counts, too: `one` of Russian is 1, 21, 31 … */
type ExactForm = `=${number}`;

/** The forms of a text by plural category: English has `one` and `other`. That of an exact count comes before. */
type PluralForms<Form> = {
  readonly [Category in Intl.LDMLPluralRule | ExactForm]?: Form;
} & { readonly other: Form };

/** The means that sentences are built with, by the rules of the language that they are written in. */
export interface Grammar {
  /** 'Fiji, Samoa, and Tonga'. */
  readonly list: (items: readonly string[]) => string;
  // Whole days from today in words: 'tomorrow', 'in 21 days', '3 days ago'.
  readonly relativeDays: (days: number, number: (figure: number) => string) => string;
  /** The same in pieces, with an element in the place of the figure: 'in ', <b>21</b>, ' days'. */
  readonly relativeDayPieces: <Piece>(
    days: number,
    figure: (figure: number) => Piece,
  ) => readonly (string | Piece)[];
}

/** Returns what chooses the form of a whole count. It costs nothing until it is used. */
export function pluralOf(language: string) {
  const rules = once(() => new Intl.PluralRules(withFallback(language), { maximumFractionDigits: 0 }));
  return <Form>(count: number, forms: PluralForms<Form>): Form => {
    const byName: Readonly<Record<string, Form | undefined>> = forms;
    if (count < 0) return forms.other;
    return byName[`=${roundTo(count, 0)}`] ?? byName[rules().select(count)] ?? forms.other;
  };
}

// The grammar of a language. It costs nothing until it is used.
export function grammarOf(language: string): Grammar {
  const conjunction = once(() => new Intl.ListFormat(withFallback(language)));
  const relative = once(() => new Intl.RelativeTimeFormat(withFallback(language), { numeric: 'auto' }));
  const relativeDayPieces: Grammar['relativeDayPieces'] = (days, figure) => {
    if (!Number.isFinite(days)) return [figure(days)];
    const whole = roundTo(days, 0);
    const parts = relative().formatToParts(whole, 'day');
    const first = parts.findIndex(({ type }) => type !== 'literal');
    // A large figure has several parts.
    return parts
      .filter(({ type }, index) => type === 'literal' || index === first)
      .map(({ type, value }) => (type === 'literal' ? value : figure(Math.abs(whole))));
  };
  return {
    list: (items) => conjunction().format(items),
    relativeDayPieces,
    relativeDays: (days, number) => relativeDayPieces(days, number).join(''),
  };
}

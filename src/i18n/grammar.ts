import { roundTo } from '../lib/math.js';
import { once } from '../lib/once.js';

/** A locale, and the one in its place where Intl knows nothing of it: a machine's own is another on a server than in a browser. */
export const withFallback = (locale: string): string[] => [locale, 'en-US'];

/** The forms of a text by plural category: English has `one` and `other`. That of an exact count comes before, as `one` of Russian is 21, too. */
type PluralForms<Form> = {
  readonly [Category in Intl.LDMLPluralRule | `=${number}`]?: Form;
} & { readonly other: Form };

/** Returns what chooses the form of a whole count. It costs nothing until it is used. */
export function pluralOf(language: string) {
  const rules = once(() => new Intl.PluralRules(withFallback(language), { maximumFractionDigits: 0 }));
  return <Form>(count: number, forms: PluralForms<Form>): Form => {
    const exact = forms[`=${roundTo(count, 0)}` as const];
    return (count < 0 ? undefined : (exact ?? forms[rules().select(count)])) ?? forms.other;
  };
}

/** Returns the means that sentences of a language are built with. They cost nothing until they are used. */
export function grammarOf(language: string) {
  const conjunction = once(() => new Intl.ListFormat(withFallback(language)));
  const relative = once(() => new Intl.RelativeTimeFormat(withFallback(language), { numeric: 'auto' }));
  const relativeDayPieces = <Piece>(days: number, figure: (days: number) => Piece): (string | Piece)[] => {
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
    /** 'Fiji, Samoa, and Tonga'. */
    list: (items: readonly string[]): string => conjunction().format(items),
    /** Whole days from today in words: 'tomorrow', 'in 21 days', '3 days ago'. */
    relativeDays: (days: number, figure: (days: number) => string): string =>
      relativeDayPieces(days, figure).join(''),
    /** The same in pieces, with an element in the place of the figure: 'in ', <b>21</b>, ' days'. */
    relativeDayPieces,
  };
}

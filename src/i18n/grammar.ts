import { roundTo } from '../lib/math.js';
import { once } from '../lib/memoize.js';

/** Adds a fallback locale: otherwise Intl takes the machine's, which differs between server and browser. */
export const withFallback = (locale: string): string[] => [locale, 'en-US'];

/** Forms by plural category. An exact count (`=1`) comes first, because `one` in Russian is also 21. */
type PluralForms<Form> = {
  readonly [Category in Intl.LDMLPluralRule | `=${number}`]?: Form;
} & { readonly other: Form };

export function pluralOf(language: string) {
  const rules = once(() => new Intl.PluralRules(withFallback(language), { maximumFractionDigits: 0 }));
  return <Form>(count: number, forms: PluralForms<Form>): Form => {
    const exact = forms[`=${roundTo(count, 0)}` as const];
    return (count < 0 ? undefined : (exact ?? forms[rules().select(count)])) ?? forms.other;
  };
}

/** Returns functions for sentences of a language. Intl objects are created on first use. */
export function grammarOf(language: string) {
  const conjunction = once(() => new Intl.ListFormat(withFallback(language)));
  const relative = once(() => new Intl.RelativeTimeFormat(withFallback(language), { numeric: 'auto' }));
  const relativeDayPieces = <Piece>(days: number, figure: (days: number) => Piece): (string | Piece)[] => {
    if (!Number.isFinite(days)) return [figure(days)];
    const whole = roundTo(days, 0);
    const parts = relative().formatToParts(whole, 'day');
    const first = parts.findIndex(({ type }) => type !== 'literal');
    // A large number has several parts.
    return parts
      .filter(({ type }, index) => type === 'literal' || index === first)
      .map(({ type, value }) => (type === 'literal' ? value : figure(Math.abs(whole))));
  };
  return {
    /** 'Fiji, Samoa, and Tonga'. */
    list: (items: readonly string[]): string => conjunction().format(items),
    /** 'tomorrow', 'in 21 days', '3 days ago'. */
    relativeDays: (days: number, figure: (days: number) => string): string =>
      relativeDayPieces(days, figure).join(''),
    /** The same with an element for the number: 'in ', <b>21</b>, ' days'. */
    relativeDayPieces,
  };
}

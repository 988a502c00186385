import { cx } from './cx';

/** Classes by what a component may be: `{ tone: { positive: '…', warning: '…' }, size: { … } }`. */
type VariantTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One choice of each variant. */
type Choice<TTable extends VariantTable> = { readonly [TName in keyof TTable]: keyof TTable[TName] };

/**
 * Makes the function that gives a component's classes for a choice of its variants. The table is data: types, stories and
 * documentation are made from it too.
 *
 * @param base - the classes of every variant
 *
 * @example
 * const badgeClasses = classVariants('t:border', { tone: { positive: 't:bg-positive-soft' } });
 * badgeClasses({ tone: 'positive' });
 */
export const classVariants =
  <const TTable extends VariantTable>(base: string | readonly string[], table: TTable) =>
  (choice: Choice<TTable>): string =>
    cx(
      base,
      Object.keys(table).map((name) => table[name]?.[String(choice[name])]),
    );

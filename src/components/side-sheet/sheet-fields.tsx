import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';

/** A field of what a sheet shows. */
export interface SheetField {
  /** The name: 'Destination'. Each once in a list. */
  term: string;
  /** Its value; a field without one is left out. */
  value: ReactNode;
}

export interface SheetFieldsProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** The fields, in order. */
  fields: readonly SheetField[];
}

const isEmpty = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/**
 * Every field of one row, for the body of a `SideSheet`: names in a column of 128 px, values beside them, rows of 44 px.
 *
 * @example
 * <SheetFields fields={[{ term: 'Destination', value: 'Goroka' }, { term: 'Value', value: '$2,150' }]} />
 */
export const SheetFields = forwardRef<HTMLDListElement, SheetFieldsProps>(function SheetFields(
  { fields, className, ...rest },
  ref,
) {
  return (
    <dl data-slot="sheet-fields" className={cx('t:root t:grid', className)} ref={ref} {...rest}>
      {fields
        .filter(({ value }) => !isEmpty(value))
        .map(({ term, value }) => (
          <div
            key={term}
            className="t:grid t:grid-cols-[calc(8*var(--tapa-rem,1rem))_minmax(0,1fr)] t:gap-4 t:border-t t:py-[11px] t:first:border-t-0"
          >
            <dt className="t:text-muted t:wrap-anywhere">{term}</dt>
            <dd className="t:font-medium t:wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
});

import type { StandardSchemaV1 } from '@standard-schema/spec';
import { roundMoney, roundTo } from '../lib/math.js';
import { sumOf } from './figures.js';
import {
  type FieldData,
  type Fields,
  fieldReader,
  isFigure,
  isRecord,
  memoizeByReference,
  type Translated,
} from './read-fields.js';

/** Sanitised object. */
export interface Sanitized<T> {
  readonly value: T;
  /** The fields whose value is a fallback, not data. */
  readonly sampleFields: ReadonlySet<keyof T>;
  /** True where any field is a fallback; the panel then shows the 'Sample data' chip. */
  readonly isSample: boolean;
}

/** Declared object of the API: its fields, its sanitiser and its schema. */
export interface Entity<T> extends StandardSchemaV1<unknown, Readonly<T>> {
  /** All fields with their fallbacks. */
  readonly fields: Readonly<T>;
  /** Sanitises any value. Memoised by reference; never throws. */
  readonly sanitize: (raw: unknown) => Sanitized<Readonly<T>>;
}

/** Data of a declared entity, or of a row of a list: no field is optional or null. */
export type DataOf<TDeclared extends { readonly fields: unknown }> = Translated<TDeclared['fields']>;

/** Makes fallbacks agree with given figures, in place. A figure that follows from them leaves `missing`. */
type Complete<T> = (value: T, missing: Set<keyof T>, fields: Readonly<T>) => void;

export const standardSchema = <T>(
  expected: string,
  read: (raw: unknown) => T | undefined,
): StandardSchemaV1.Props<unknown, T> => ({
  version: 1,
  vendor: 'tapa-ui',
  validate(raw) {
    const value = read(raw);
    return value === undefined ? { issues: [{ message: `Expected ${expected}` }] } : { value };
  },
});

/**
 * Declares an object of the API by its fields. `DataOf<typeof …>` is its type.
 *
 * A missing or blank text, a number that is not finite and a value of the wrong type are replaced by the
 * field's fallback (spec: 5.numbers). The schema does the same and rejects only values that are not objects.
 *
 * @param name - name in warnings: the dashboard and its part there
 * @param fields - all fields with their fallbacks
 * @param complete - adjusts fallbacks so that they agree with the given figures
 * @example
 * export const revenue = defineEntity({ name: 'revenue', fields: { thisMonth: 38_000, growth: 6 } });
 * export type Revenue = DataOf<typeof revenue>;
 * revenue.sanitize({ growth: 3 }); // { value: { thisMonth: 38_000, growth: 3 }, isSample: true, … }
 */
export function defineEntity<TFields extends Fields>({
  name,
  fields,
  complete,
}: {
  name: string;
  fields: TFields;
  complete?: Complete<FieldData<TFields>> | undefined;
}): Entity<FieldData<TFields>> {
  const read = fieldReader(name, fields, {});
  const defaults = read(null);
  const sanitize = memoizeByReference((raw): Sanitized<Readonly<FieldData<TFields>>> => {
    const missing = new Set<keyof FieldData<TFields>>();
    const value = read(isRecord(raw) ? raw : null, missing);
    complete?.(value, missing, defaults);
    return { value, sampleFields: missing, isSample: missing.size > 0 };
  });
  return {
    fields: defaults,
    sanitize,
    '~standard': standardSchema('an object', (raw) => (isRecord(raw) ? sanitize(raw).value : undefined)),
  };
}

/**
 * Makes a total and its parts agree, in place, when only some are given (spec: 9.fallbacks). A figure that
 * follows from given ones (the total of all parts, the only missing part) leaves `missing`. The others are
 * scaled fallbacks and stay in it. No part becomes negative.
 */
export function completeSum<TName extends string>(
  value: Record<TName, number>,
  missing: Set<TName>,
  total: NoInfer<TName>,
  parts: readonly NoInfer<TName>[],
): void {
  const absent = parts.filter((part) => missing.has(part));
  if (missing.has(total)) {
    value[total] = sumOf(parts.map((part) => value[part]));
    if (absent.length === 0) missing.delete(total);
    return;
  }
  const given = sumOf(parts.map((part) => (missing.has(part) ? 0 : value[part])));
  let rest = roundMoney(value[total] - given);
  let weight = sumOf(absent.map((part) => value[part]));
  for (const part of absent) {
    const share = value[part] / weight;
    weight -= value[part];
    value[part] = isFigure(rest) ? Math.max(0, share === 1 ? rest : roundTo(rest * share, 0)) : 0;
    rest = roundMoney(rest - value[part]);
    if (absent.length === 1) missing.delete(part);
  }
}

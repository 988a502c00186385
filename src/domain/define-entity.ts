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

/** A sanitised object. */
export interface Sanitized<T> {
  readonly value: T;
  /** The fields whose value is a fallback, not data. */
  readonly sampleFields: ReadonlySet<keyof T>;
  /** True where any field is a fallback; the panel then carries the 'Sample data' chip. */
  readonly isSample: boolean;
}

/** One thing as the API answers it: its fields, its sanitiser and its schema. */
export interface Entity<T> extends StandardSchemaV1<unknown, Readonly<T>> {
  /** Every field with its fallback. */
  readonly fields: Readonly<T>;
  /** Reads an answer of any kind. Memoised by reference; never throws. */
  readonly sanitize: (raw: unknown) => Sanitized<Readonly<T>>;
}

/** The data of a declared entity or list: every field, none optional and none missing. */
export type DataOf<TDeclared extends { readonly fields: unknown }> = Translated<TDeclared['fields']>;

/**
 * Corrects an object just read, in place: replaces fallback figures by some that agree with the given ones, and takes a
 * field out of `missing` when its figure follows from the others and so is no sample.
 */
type Complete<T> = (value: T, missing: Set<keyof T>, fields: Readonly<T>) => void;

/** The Standard Schema interface (standardschema.dev) of something that reads nearly everything. */
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
 * Declares an entity by its fields. The sanitiser, the schema and, by `DataOf<typeof …>`, the type follow from them.
 *
 * A figure that is not a finite number, or text that is missing, blank or not text, takes the field's fallback
 * (spec: 5.numbers). The schema does the same; only what is not an object fails it.
 *
 * @param name - names it in warnings: its dashboard and its part there
 * @param fields - each field with its fallback: '' and 0 where there is nothing better to show
 * @param complete - makes fallback figures agree with the given ones
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
 * Makes figures agree when only some of a total and its parts are given (spec: 9.fallbacks). A figure that follows from
 * the given ones (the total of all parts, the one missing part) is data and leaves `missing`; the others are fallbacks
 * scaled to what is given, and stay in it. No part becomes negative.
 *
 * @param value - the figures, fallbacks filled in; corrected in place
 * @param missing - names of the figures that are fallbacks
 * @param parts - names of its parts, whose fallbacks give the proportions
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

import type { StandardSchemaV1 } from '@standard-schema/spec';
import { inMap } from '../lib/once.js';
import { type DataOf, standardSchema } from './define-entity.js';
import {
  type FieldData,
  type Fields,
  fieldReader,
  isArray,
  isFigure,
  isRecord,
  type MessageRef,
  type MissingTexts,
  memoizeByReference,
  missingTexts,
  readProperty,
} from './read-fields.js';

/** A sanitised list. */
export interface SanitizedList<T> {
  /** The rows that could be read, in the order of the response. */
  readonly items: readonly T[];
  /** True where these are sample rows, because the answer is not a list; the panel then carries the 'Sample data' chip. */
  readonly isSample: boolean;
  /** How many rows were not objects and are left out. */
  readonly dropped: number;
}

/** A row with a React key: unique in its list, and the same as long as ids and their order are. */
export type Keyed<T> = Readonly<T> & { readonly key: string };

/**
 * Rows to show in place of what is not a list. What a row leaves out takes its default; a text that it names by its message
 * is read as missing until a view has put in the words.
 */
export type SampleRows<T, Key extends string = string> = readonly {
  readonly [Name in keyof T]?: T[Name] | (string extends T[Name] ? MessageRef<Key> : never);
}[];

/** A list as the API answers it: the fields of a row, its sanitiser and its schema. */
export interface EntityList<T> extends StandardSchemaV1<unknown, readonly Keyed<T>[]> {
  /** Every field of a row with its default. */
  readonly fields: Readonly<T>;
  /** The kind of text that is missing where a field is `null`. */
  readonly missing: MissingTexts;
  /**
   * Reads an answer of any kind. Memoised by reference; a row is kept while its object keeps its place in the list; never
   * throws.
   *
   * @param samples - the rows to show in place of what is not a list. They are an argument, and stand in a file of their
   *   own, so that only those who pass them load them: dashboards do, widgets do not. @default none
   */
  readonly sanitize: (raw: unknown, samples?: SampleRows<T>) => SanitizedList<Keyed<T>>;
}

/** A row of a declared list as its sanitiser gives it: a text that is missing may be `null`. */
export type SanitizedRowOf<TList extends { readonly fields: unknown }> = Keyed<TList['fields']>;

/** A sanitised row of a declared list, with words for what is missing. */
export type RowOf<TList extends { readonly fields: unknown }> = Keyed<DataOf<TList>>;

/** The sample rows of a declared list. */
export type SamplesOf<TList extends { readonly fields: unknown }> = SampleRows<TList['fields']>;

/** A list is read up to here and the rest counted as dropped: a hostile `length` must not freeze the page. */
export const MAX_ROWS = 100_000;

const NO_ROWS: readonly [] = [];
/** The reading of what is not a list. */
const NO_LIST: SanitizedList<never> = { items: NO_ROWS, isSample: true, dropped: 0 };

function lengthOf(raw: unknown): number | null {
  const length = typeof raw === 'object' && raw && isArray(raw) ? readProperty(raw, 'length') : null;
  // The length of every real array is an unsigned integer of 32 bits.
  return isFigure(length) && length >>> 0 === length ? length : null;
}

function uniqueKey(id: string, index: number, used: Set<string>): string {
  let key = id || `row-${index}`;
  const { size } = used;
  while (used.add(key).size === size) key = `${key}~${index}`;
  return key;
}

/** The objects that rows were read from, of rows whose key tells their place alone, and what those objects are called. */
const objects = /* @__PURE__ */ new WeakMap<object, object>();
const names = /* @__PURE__ */ new WeakMap<object, string>();
let named = 0;

/** In the names that are given here: no id that can be read has it. */
const ON_PAGE = '\n';

/** Returns whether an identity tells the same row after a reload too: one by an id does. */
export const isLasting = (identity: string): boolean => !identity.includes(ON_PAGE);

/**
 * Returns the identity of a row while its list changes: its key where an id gives it, else a name of the object that it
 * was read from. A key that tells a place passes to the next row there, and what is kept about a person must not.
 */
export function identityOf(row: { readonly key: string }): string {
  const source = objects.get(row);
  if (!source) return row.key;
  return inMap(names, source, () => {
    named += 1;
    return `${row.key}${ON_PAGE}${named}`;
  });
}

/** A copy of a row, which is recognised as that row is. */
export function copyOf<Row extends object>(row: Row, copy: Row): Row {
  const source = objects.get(row);
  if (source) objects.set(copy, source);
  return copy;
}

/**
 * Declares a list by the fields of its rows. The sanitiser, the schema and, by `RowOf<typeof …>`, the type of a row follow
 * from them.
 *
 * A field of the wrong type takes its default, rows that are not objects are dropped and counted, an empty list stays
 * empty, and what is not a list becomes the sample rows (spec: 5.lists). The schema does the same; only what is not a
 * list fails it. Sample rows are no part of the declaration: see `sanitize`.
 *
 * @param name - names it in warnings: its dashboard and its part there
 * @param fields - each field of a row with its default; `id`, if there is one, gives the row's key. A part that is an object has what
 *   reads it, `photo: readPhoto`: a row without it has no such property
 * @param rows - finds the list in an answer that is more than the list. @default the answer itself
 * @param finish - corrects the fields of a row just read, in place; running it twice must change nothing more
 * @example
 * export const trips = defineList({ name: 'trips', fields: { id: '', title: 'Trip', price: 0 } });
 * export type Trip = RowOf<typeof trips>;
 * export const SAMPLE_TRIPS: SamplesOf<typeof trips> = [{ title: 'Suva' }]; // in a file of samples
 * trips.sanitize(raw, SAMPLE_TRIPS); // { items, isSample, dropped }
 */
export function defineList<TFields extends Fields>({
  name,
  fields,
  rows = (raw) => raw,
  finish,
}: {
  name: string;
  fields: TFields;
  rows?: ((raw: unknown) => unknown) | undefined;
  finish?: ((row: FieldData<TFields>) => void) | undefined;
}): EntityList<FieldData<TFields>> {
  const read = fieldReader(name, fields, { key: '' });
  type Row = ReturnType<typeof read>;
  type List = SanitizedList<Row>;
  const known = new WeakMap<object, Row>();
  // Keeps each row as long as its object keeps its place.
  const readRows = (list: readonly unknown[], length = list.length): Row[] => {
    const items: Row[] = [];
    const used = new Set<string>();
    for (let index = 0; index < Math.min(length, MAX_ROWS); index += 1) {
      const source = readProperty(list, index);
      if (!isRecord(source)) continue;
      const kept = known.get(source);
      let row = kept ?? read(source);
      if (!kept) finish?.(row);
      // A list without the field `id` has none.
      const id = `${readProperty(row, 'id') ?? ''}`;
      const key = uniqueKey(id, items.length, used);
      // One that was shown before is not changed; a row just read has no key yet.
      if (row.key !== '' && row.key !== key) row = { ...row };
      row.key = key;
      known.set(source, row);
      if (key !== id) objects.set(row, source);
      items.push(row);
    }
    return items;
  };
  const readGiven = memoizeByReference((raw): List => {
    const list = rows(raw);
    const length = lengthOf(list);
    if (length === null) return NO_LIST;
    const items = readRows(list as readonly unknown[], length);
    return { items, isSample: false, dropped: length - items.length };
  });
  const readSamples = memoizeByReference(
    (samples): List => ({ items: readRows(samples as readonly unknown[]), isSample: true, dropped: 0 }),
  );
  return {
    fields: fieldReader(name, fields, {})(null),
    missing: missingTexts(fields),
    sanitize(raw, samples = NO_ROWS) {
      const given = readGiven(raw);
      return given === NO_LIST ? readSamples(samples) : given;
    },
    '~standard': standardSchema('a list', (raw) => {
      const given = readGiven(raw);
      return given === NO_LIST ? undefined : given.items;
    }),
  };
}

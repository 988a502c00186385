import type { StandardSchemaV1 } from '@standard-schema/spec';
import { getOrInsert } from '../lib/memoize.js';
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

/** Sanitised list. */
export interface SanitizedList<T> {
  /** Rows that could be read, in the order of the response. */
  readonly items: readonly T[];
  /** True where the answer is not a list: the rows are samples, marked by the 'Sample data' chip. */
  readonly isSample: boolean;
  /** Number of rows left out because they were not objects. */
  readonly dropped: number;
}

/** Row with a React key: unique in its list, and stable while the ids and their order are. */
export type Keyed<T> = Readonly<T> & { readonly key: string };

/** Rows shown where an answer is not a list. Omitted fields take their defaults; views translate messages. */
export type SampleRows<T, Key extends string = string> = readonly {
  readonly [Name in keyof T]?: T[Name] | (string extends T[Name] ? MessageRef<Key> : never);
}[];

/** Declared list of the API: the fields of a row, its sanitiser and its schema. */
export interface EntityList<T> extends StandardSchemaV1<unknown, readonly Keyed<T>[]> {
  /** All fields of a row with their defaults. */
  readonly fields: Readonly<T>;
  /** Kind of text that is missing where a field is `null`. */
  readonly missing: MissingTexts;
  /**
   * Sanitises any value. Memoised by reference; a row is reused while its object keeps its index. Never
   * throws.
   *
   * @param samples - rows to show where the value is not a list. An argument, so that only dashboards load
   *   samples, not widgets. @default none
   */
  readonly sanitize: (raw: unknown, samples?: SampleRows<T>) => SanitizedList<Keyed<T>>;
}

/** Row as the sanitiser returns it: a missing text is `null`. */
export type SanitizedRowOf<TList extends { readonly fields: unknown }> = Keyed<TList['fields']>;

/** Row with its missing texts translated. */
export type RowOf<TList extends { readonly fields: unknown }> = Keyed<DataOf<TList>>;

/** Sample rows of a declared list. */
export type SamplesOf<TList extends { readonly fields: unknown }> = SampleRows<TList['fields']>;

/** Further rows count as dropped: a hostile `length` must not freeze the page. */
export const MAX_ROWS = 100_000;

const NO_ROWS: readonly [] = [];
const NO_LIST: SanitizedList<never> = { items: NO_ROWS, isSample: true, dropped: 0 };

function lengthOf(raw: unknown): number | null {
  const length = typeof raw === 'object' && raw && isArray(raw) ? readProperty(raw, 'length') : null;
  // A Proxy may report any length; that of a real array is an unsigned 32-bit integer.
  return isFigure(length) && length >>> 0 === length ? length : null;
}

function uniqueKey(id: string, index: number, used: Set<string>): string {
  let key = id || `row-${index}`;
  const { size } = used;
  while (used.add(key).size === size) key = `${key}~${index}`;
  return key;
}

/** Source objects of rows whose key comes from their index, not from an id. */
const sources = /* @__PURE__ */ new WeakMap<object, object>();
const identities = /* @__PURE__ */ new WeakMap<object, string>();
let identityCount = 0;

/** Marks an identity that a reload changes. */
const ON_PAGE = '\n';

/** Returns whether an identity is the same after a reload: only one from an id is. */
export const isStableKey = (identity: string): boolean => !identity.includes(ON_PAGE);

/**
 * Returns an identity that never passes to another row when the list changes, as a key from an index does:
 * the key from an id, else one of the source object.
 */
export function identityOf(row: { readonly key: string }): string {
  const source = sources.get(row);
  if (!source) return row.key;
  return getOrInsert(identities, source, () => {
    identityCount += 1;
    return `${row.key}${ON_PAGE}${identityCount}`;
  });
}

/** Gives a copy the identity of its row. */
export function copyOf<Row extends object>(row: Row, copy: Row): Row {
  const source = sources.get(row);
  if (source) sources.set(copy, source);
  return copy;
}

/**
 * Declares a list of the API by the fields of its rows. `RowOf<typeof …>` is the type of a row.
 *
 * A field of the wrong type takes its default. Rows that are not objects are dropped and counted. A value
 * that is not a list is replaced by the sample rows given to `sanitize` (spec: 5.lists). The schema does the
 * same, but rejects a value that is not a list.
 *
 * @param name - name in warnings: the dashboard and its part there
 * @param fields - all fields of a row with their defaults; `id` is the row's key. An object has a reader
 *   instead, as in `photo: readPhoto`, and is absent where that returns undefined
 * @param rows - finds the list within an answer. @default the answer itself
 * @param finish - adjusts a row in place after reading; must be idempotent
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
  const rowsBySource = new WeakMap<object, Row>();
  const readRows = (list: readonly unknown[], length = list.length): Row[] => {
    const items: Row[] = [];
    const used = new Set<string>();
    for (let index = 0; index < Math.min(length, MAX_ROWS); index += 1) {
      const source = readProperty(list, index);
      if (!isRecord(source)) continue;
      const kept = rowsBySource.get(source);
      let row = kept ?? read(source);
      if (!kept) finish?.(row);
      const id = `${readProperty(row, 'id') ?? ''}`;
      const key = uniqueKey(id, items.length, used);
      // Copies a row that views hold already. A row just read has no key yet.
      if (row.key !== '' && row.key !== key) row = { ...row };
      row.key = key;
      rowsBySource.set(source, row);
      if (key !== id) sources.set(row, source);
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

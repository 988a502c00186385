import type { DataOf } from './entity';
import { type Defaults, isFigure } from './field';
import { memoizeByReference } from './memoize-by-reference';
import { fieldReader, isArray, isRecord, readProperty } from './read-fields';

/** What a sanitised list is. */
export interface SanitizedList<T> {
  /** The rows that could be read, in the order of the response. */
  readonly items: readonly T[];
  /** Whether these are sample rows, because what came was not a list; such a panel is marked (decision 13). */
  readonly isSample: boolean;
  /** How many rows were not objects and were left out (decision 12). */
  readonly dropped: number;
}

/** A row with a React key: unique in its list, and the same as long as ids and their order are. */
export type Keyed<T> = Readonly<T> & { readonly key: string };

/** A list is read up to here and the rest counted as dropped: a hostile `length` must not freeze the page. */
export const MAX_ROWS = 100_000;

function lengthOf(raw: object | null): number | null {
  const length = raw && isArray(raw) ? readProperty(raw, 'length') : null;
  return isFigure(length) && length >= 0 && length % 1 === 0 ? length : null;
}

function uniqueKey(id: unknown, index: number, used: Set<string>): string {
  let key = String(id ?? '') || `row-${index}`;
  const { size } = used;
  while (used.add(key).size === size) key = `${key}~${index}`;
  return key;
}

/**
 * Makes the sanitiser of one kind of list: not an array becomes the sample list, an empty array stays empty, rows
 * that are not objects are dropped and counted, and a wrong field takes its default (decision 12).
 *
 * @param defaults - the row's fields; its `id`, if any, gives the key
 * @param sample - rows shown in place of what is not a list
 * @param finish - corrects the fields of a row just read, in place; running it twice must change nothing more
 * @returns memoised by reference; a row is kept while its object keeps its place in the list; never throws
 */
export function listSanitizer<TDefaults extends Defaults>(
  defaults: TDefaults,
  sample: readonly Partial<DataOf<TDefaults>>[],
  finish?: (row: DataOf<TDefaults>) => void,
): (raw: unknown) => SanitizedList<Keyed<DataOf<TDefaults>>> {
  const read = fieldReader(defaults, { key: '' });
  type Row = ReturnType<typeof read>;
  /** The last list of rows alone, and what was read from it; both are held by whoever shows them, not by this. */
  let last: { list: WeakRef<object>; items: WeakRef<readonly Row[]> } | undefined;
  /** The keys of a list's rows, for what is appended to it. */
  const keysOf = new WeakMap<readonly Row[], Set<string>>();

  /** Where a list holds the same object as the one before in the same place, its row stays the same too. */
  function readRows(list: object, length: number): Row[] {
    const before = last?.list.deref();
    const itemsBefore = last?.items.deref() ?? [];
    const keptRow = (index: number): Row | undefined =>
      before && readProperty(before, index) === readProperty(list, index) ? itemsBefore[index] : undefined;
    const end = Math.min(length, MAX_ROWS);
    // Rows at the beginning that stay keep their keys too, which depend on the rows before them alone.
    let index = 0;
    while (index < end && keptRow(index)) index += 1;
    const items = itemsBefore.slice(0, index);
    const used =
      (index === itemsBefore.length && keysOf.get(itemsBefore)) || new Set(items.map(({ key }) => key));
    // Given away: they are about to be others than those of the list before.
    keysOf.delete(itemsBefore);
    for (; index < end; index += 1) {
      const source = readProperty(list, index);
      if (!isRecord(source)) continue;
      const row = keptRow(index) ?? read(source);
      const key = uniqueKey(readProperty(row, 'id'), items.length, used);
      // A row just read has none yet.
      if (!row.key) {
        row.key = key;
        finish?.(row);
      }
      items.push(row.key === key ? row : { ...row, key });
    }
    if (items.length === length) {
      last = { list: new WeakRef(list), items: new WeakRef(items) };
      keysOf.set(items, used);
    }
    return items;
  }

  return memoizeByReference((raw) => {
    const length = lengthOf(raw);
    if (raw === null || length === null) {
      return { items: readRows(sample, sample.length), isSample: true, dropped: 0 };
    }
    const items = readRows(raw, length);
    return { items, isSample: false, dropped: length - items.length };
  });
}

import { commonStart } from './common-start';
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
  // That of every true array is an unsigned integer of 32 bits.
  return isFigure(length) && length >>> 0 === length ? length : null;
}

function uniqueKey(id: unknown, index: number, used: Set<string>): string {
  let key = `${id ?? ''}` || `row-${index}`;
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
  interface Reading {
    /** The objects that were read, not the list that they stood in: its owner may change that in place. */
    sources: readonly object[];
    items: readonly Row[];
    /** The keys of the rows, for what is appended to them. */
    used: Set<string>;
  }
  /** What was last read of a list of rows alone. It lives as long as whoever shows its items. */
  let last: WeakRef<Reading> | undefined;
  const readings = new WeakMap<readonly Row[], Reading>();

  /** Where a list holds the same object as the one before in the same place, its row stays the same too. */
  function readRows(list: readonly unknown[], length: number): Row[] {
    const before = last?.deref() ?? { sources: [], items: [], used: new Set() };
    // Forgotten, as the code below adds to its set of keys.
    last = undefined;
    const end = Math.min(length, MAX_ROWS);
    // Rows at the beginning that stay keep their keys too, which depend on the rows before them alone.
    let index = commonStart(before.sources, list, Math.min(end, before.items.length));
    const sources = before.sources.slice(0, index);
    const items = before.items.slice(0, index);
    const used = index === before.items.length ? before.used : new Set(items.map(({ key }) => key));
    for (; index < end; index += 1) {
      const source = readProperty(list, index);
      if (!isRecord(source)) continue;
      const row = (before.sources[index] === source && before.items[index]) || read(source);
      const key = uniqueKey(row.id, items.length, used);
      // A row just read has none yet.
      if (!row.key) {
        row.key = key;
        finish?.(row);
      }
      sources.push(source);
      items.push(row.key === key ? row : { ...row, key });
    }
    if (items.length === length) {
      const reading = { sources, items, used };
      last = new WeakRef(reading);
      readings.set(items, reading);
    }
    return items;
  }

  return memoizeByReference((raw) => {
    const given = lengthOf(raw);
    const isSample = given === null;
    const length = given ?? sample.length;
    const items = readRows((isSample ? sample : raw) as readonly unknown[], length);
    return { items, isSample, dropped: length - items.length };
  });
}

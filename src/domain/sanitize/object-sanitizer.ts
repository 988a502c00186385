import type { DataOf } from './entity';
import type { Defaults } from './field';
import { memoizeByReference } from './memoize-by-reference';
import { fieldReader, isRecord } from './read-fields';

/** What a sanitised object is. */
export interface Sanitized<T> {
  readonly value: T;
  /** The fields whose figure is a fallback, not data. */
  readonly sampleFields: ReadonlySet<keyof T>;
  /** Whether any field is a fallback; such a panel is marked (decision 13). */
  readonly isSample: boolean;
}

/**
 * Corrects an object just read, in place: replaces fallback figures by some that agree with those given, and takes
 * a field out of `missing` when its figure follows from the others and is thus no sample.
 */
export type Complete<T> = (value: T, missing: Set<keyof T>) => void;

/**
 * Makes the sanitiser of one kind of object: each wrong or missing field takes its fallback (decision 12).
 *
 * @param defaults - the fields with their fallbacks
 * @param complete - makes fallback figures agree with those given (decision 14)
 * @returns memoised by reference; never throws
 */
export function objectSanitizer<TDefaults extends Defaults>(
  defaults: TDefaults,
  complete?: Complete<DataOf<TDefaults>>,
): (raw: unknown) => Sanitized<Readonly<DataOf<TDefaults>>> {
  const read = fieldReader(defaults, {});
  return memoizeByReference((raw) => {
    const missing = new Set<keyof DataOf<TDefaults>>();
    const value = read(isRecord(raw) ? raw : null, missing);
    complete?.(value, missing);
    return { value, sampleFields: missing, isSample: missing.size > 0 };
  });
}

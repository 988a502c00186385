/**
 * Runs a function once for each object it is given; everything that is not an object counts as the same "nothing".
 * Equal references in, equal references out, so React's memoisation downstream holds. Data is taken as immutable:
 * a change inside an object that was seen before stays unseen.
 */
export function memoizeByReference<TResult extends object>(
  compute: (raw: object | null) => TResult,
): (raw: unknown) => TResult {
  const results = new WeakMap<object, TResult>();
  return (raw) => {
    const source = typeof raw === 'object' ? raw : null;
    // The map itself is the key of "nothing": no caller can have it.
    const key = source ?? results;
    const result = results.get(key) ?? compute(source);
    results.set(key, result);
    return result;
  };
}

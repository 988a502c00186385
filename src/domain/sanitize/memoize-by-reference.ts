/**
 * Runs a function once for each object it is given; everything that is not an object counts as the same "nothing".
 * Equal references in, equal references out, so React's memoisation downstream holds. Data is taken as immutable:
 * a change inside an object that was seen before stays unseen.
 */
export function memoizeByReference<TResult extends object>(
  compute: (raw: object | null) => TResult,
): (raw: unknown) => TResult {
  const results = new WeakMap<object, TResult>();
  let forNothing: TResult | undefined;
  return (raw) => {
    if (typeof raw !== 'object' || raw === null) {
      forNothing ??= compute(null);
      return forNothing;
    }
    const known = results.get(raw);
    if (known) return known;
    const result = compute(raw);
    results.set(raw, result);
    return result;
  };
}

/** Creates a value on first use and keeps it: the first Intl formatter of a page takes some 15 ms on a phone. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

interface Memory<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

/** Returns the value of a map under a key, creating it if absent. */
export function inMap<Key, Value>(map: Memory<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/**
 * Remembers what was made of values: dates and statuses of a long list repeat, and to look one up is several times faster.
 *
 * @param known - where: a WeakMap for what comes and goes. @default for as long as what is returned is kept
 */
export const remembered =
  <Value, Made>(
    make: (value: Value) => Made,
    known: Memory<Value, Made> = new Map(),
  ): ((value: Value) => Made) =>
  (value) =>
    inMap(known, value, () => make(value));

const known = /* @__PURE__ */ new WeakMap<object, WeakMap<object, object>>();

/** Returns what was made of two objects before, or makes it now. */
export function ofBoth<Made extends object>(one: object, other: object, make: () => Made): Made {
  const kept = inMap(known, other, () => new WeakMap<object, object>());
  // The value under both was made of them.
  return inMap(kept, one, make) as Made;
}

/** Creates a value on first use: the first Intl formatter of a page takes some 15 ms on a phone. */
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

export function getOrInsert<Key, Value>(map: Memory<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** Memoises a function: dates and statuses of a long list repeat. Pass a WeakMap where values are objects. */
export const memoize =
  <Value, Made>(
    make: (value: Value) => Made,
    known: Memory<Value, Made> = new Map(),
  ): ((value: Value) => Made) =>
  (value) =>
    getOrInsert(known, value, () => make(value));

const known = /* @__PURE__ */ new WeakMap<object, WeakMap<object, object>>();

/** Memoises a value made of two objects. */
export function memoizePair<Made extends object>(one: object, other: object, make: () => Made): Made {
  const kept = getOrInsert(known, other, () => new WeakMap<object, object>());
  return getOrInsert(kept, one, make) as Made;
}

/** Creates a value on first use and keeps it: the first Intl formatter of a page takes some 15 ms on a phone. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Returns the value of a map under a key, creating it if absent. */
export function inMap<Key, Value>(
  map: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

// Remembers for one walk over a long list: its dates and statuses repeat, and to look one up is several times faster.
export function remembered<Value, Made>(make: (value: Value) => Made): (value: Value) => Made {
  const known = new Map<Value, Made>();
  return (value) => inMap(known, value, () => make(value));
}

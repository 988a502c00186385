/** Creates a value on first use and keeps it: the first Intl formatter of a page takes some 15 ms on a phone. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

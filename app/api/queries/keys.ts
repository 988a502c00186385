/** The query key of a read: its path, so that no two reads can share an entry. */
export function queryKey(path: string): readonly [string] {
  return [path];
}

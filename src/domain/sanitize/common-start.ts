/**
 * How many entries two lists begin with alike.
 *
 * @param one - whose entries can be read
 * @param other - anything; a Proxy that throws ends what is alike
 * @param end - where to stop looking
 */
export function commonStart(
  one: readonly unknown[],
  other: readonly unknown[],
  end: number = one.length,
): number {
  let index = 0;
  try {
    while (index < end && one[index] === other[index]) index += 1;
  } catch {
    // Entries from here on are read one by one, and each may throw on its own.
  }
  return index;
}

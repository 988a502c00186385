/** The values in random order. */
export function shuffled<T>(values: readonly T[]): T[] {
  const drawn = values.map((value) => ({ value, lot: Math.random() }));
  return drawn.sort((a, b) => a.lot - b.lot).map(({ value }) => value);
}

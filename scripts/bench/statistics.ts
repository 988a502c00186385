/**
 * Returns the mean of the middle half. Single slow rounds do not change it, as with the median, and it is more precise than
 * the browser's clock, which counts in tenths of a millisecond.
 */
export function interquartileMean(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const middle = [...values].sort((a, b) => a - b).slice(quarter, values.length - quarter);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** Returns the values in random order. */
export function shuffled<T>(values: readonly T[]): T[] {
  const drawn = values.map((value) => ({ value, lot: Math.random() }));
  return drawn.sort((a, b) => a.lot - b.lot).map(({ value }) => value);
}

/**
 * The mean of the middle half: as steady as the median against single slow rounds, and finer than the browser's clock,
 * which counts in tenths of a millisecond.
 */
export function interquartileMean(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const middle = [...values].sort((a, b) => a - b).slice(quarter, values.length - quarter);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

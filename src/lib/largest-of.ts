/** The largest of figures, or 0. Not by `Math.max(...figures)`: browsers take only some ten thousand arguments. */
export const largestOf = (figures: readonly number[]): number =>
  figures.reduce((most, figure) => Math.max(most, figure), 0);

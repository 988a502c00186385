import type { Measured } from './in-page';

/** Tolerance of lengths in px, because engines round differently. */
const TOLERANCE_PX = 2;
/** Tolerance of a colour's channels, of 255, because engines convert with different precision. */
const TOLERANCE_CHANNEL = 3;
/** Colours of a chart must differ by more than this to be distinguishable. */
const SAME_COLOR = 30;

const MAX_LISTED = 12;

/** The faults of a story in another engine, compared with Chromium; empty if there are none. */
export function problemsOf(other: Measured, chromium: Measured): string[] {
  return [
    ...other.errors.map((error) => `error: ${error}`),
    ...(other.sideways > 0 ? [`the page is ${other.sideways} px wider than the window`] : []),
    ...partDifferences(chromium, other),
    ...colorDifferences(chromium, other),
  ];
}

function partDifferences(chromium: Measured, other: Measured): string[] {
  const [expected, found] = [chromium, other].map(({ parts }) => parts.map(({ slot }) => slot).join(' '));
  if (expected !== found) return [`parts are ${found}\n  and not ${expected}`];
  const all = chromium.parts.flatMap(({ slot, sizes }, index) =>
    Object.entries(sizes).flatMap(([name, size]) => {
      const otherSize = other.parts[index]?.sizes[name] ?? Number.NaN;
      return Math.abs(size - otherSize) <= TOLERANCE_PX
        ? []
        : [`${slot}: ${name} is ${otherSize} px, in Chromium ${size} px`];
    }),
  );
  const distinct = [...new Set(all)];
  const more = distinct.length - MAX_LISTED;
  return more > 0 ? [...distinct.slice(0, MAX_LISTED), `and ${more} more`] : distinct;
}

function colorDifferences(chromium: Measured, { chartColors }: Measured): string[] {
  const [first, second] = chartColors;
  const apart = distance(first, second);
  return [
    ...(apart < SAME_COLOR ? [`the first two chart colours are the same: ${first} and ${second}`] : []),
    ...chartColors.flatMap((color, index) =>
      distance(color, chromium.chartColors[index] ?? []) <= TOLERANCE_CHANNEL
        ? []
        : [`chart colour ${index + 1} is ${color}, in Chromium ${chromium.chartColors[index]}`],
    ),
  ];
}

/** The greatest difference of a channel. */
const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? Number.NaN))));

import type { Measured, Part } from './in-page';
import { type Engine, ON_PURPOSE, type OnPurpose } from './on-purpose';

/** Tolerance of lengths in px, because engines round differently. */
const TOLERANCE_PX = 2;
/** Texts whose heights differ by more stand on another number of lines, since the widths of letters are rounded otherwise. */
const LOWEST_LINE_PX = 12;
/** Tolerance of a colour's channels, of 255, because engines convert with different precision. */
const TOLERANCE_CHANNEL = 3;
/** Colours of a chart must differ by more than this to be distinguishable. */
const SAME_COLOR = 30;

const MAX_LISTED = 6;
/** An error's message can hold the whole page. */
const MAX_MESSAGE = 300;

/** A story as an engine shows it, beside Chromium. */
interface Shown {
  engine: Engine;
  id: string;
  other: Measured;
  chromium: Measured;
}

/** The faults of a story in another engine; empty if there are none but those on purpose. */
export function problemsOf({ engine, id, other, chromium }: Shown): string[] {
  const accepted = ON_PURPOSE.filter((entry) => entry.engine === engine && id.startsWith(entry.story));
  return [
    ...new Set(other.errors.map((error) => `error: ${error.slice(0, MAX_MESSAGE)}`)),
    ...(other.sideways > chromium.sideways + TOLERANCE_PX
      ? [`the page is ${other.sideways} px wider than the window, in Chromium ${chromium.sideways} px`]
      : []),
    ...partDifferences(chromium.parts, other.parts, [...accepted, brokenElsewhere(engine, other, chromium)]),
    ...colorDifferences(chromium, other),
  ];
}

/** The shift by lines that break elsewhere: as much as they are higher or lower. */
function brokenElsewhere(engine: Engine, other: Measured, chromium: Measured): OnPurpose {
  const differences = chromium.textHeights
    .map((height, index) => Math.abs(height - (other.textHeights[index] ?? 0)))
    .filter((difference) => difference >= LOWEST_LINE_PX);
  return {
    engine,
    story: '',
    lengths: ['y', 'height'],
    px: TOLERANCE_PX + differences.reduce((sum, difference) => sum + difference, 0),
    reason: 'A line breaks elsewhere: engines round the widths of letters otherwise.',
  };
}

function partDifferences(
  chromium: readonly Part[],
  other: readonly Part[],
  accepted: readonly OnPurpose[],
): string[] {
  const [expected, found] = [chromium, other].map((parts) => parts.map(({ slot }) => slot).join(' '));
  if (expected !== found) return [`parts are ${found}\n  and not ${expected}`];
  const all = chromium.flatMap(({ slot, lengths }, index) =>
    Object.entries(lengths).flatMap(([name, length]) => {
      const otherLength = other[index]?.lengths[name] ?? Number.NaN;
      const tolerance = Math.max(
        TOLERANCE_PX,
        ...accepted
          .filter(({ part = slot, lengths: names }) => part === slot && names.includes(name))
          .map(({ px = TOLERANCE_PX, share = 0 }) => px + share * Math.abs(length)),
      );
      return Math.abs(length - otherLength) <= tolerance
        ? []
        : [`${slot}: ${name} is ${otherLength} px, in Chromium ${length} px`];
    }),
  );
  const distinct = [...new Set(all)];
  const more = distinct.length - MAX_LISTED;
  return more > 0 ? [...distinct.slice(0, MAX_LISTED), `and ${more} more`] : distinct;
}

function colorDifferences({ chartColors: expected }: Measured, { chartColors: found }: Measured): string[] {
  if (!expected || !found) return [];
  const [first, second] = found;
  // A brand may have its accent's own hue: then they are as close in Chromium.
  const areApartInChromium = distance(...expected) >= SAME_COLOR;
  return [
    ...(areApartInChromium && distance(first, second) < SAME_COLOR
      ? [`the first two chart colours are the same: ${first} and ${second}`]
      : []),
    ...found.flatMap((color, index) =>
      distance(color, expected[index] ?? []) <= TOLERANCE_CHANNEL
        ? []
        : [`chart colour ${index + 1} is ${color}, in Chromium ${expected[index]}`],
    ),
  ];
}

/** The greatest difference of a channel. */
const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? Number.NaN))));

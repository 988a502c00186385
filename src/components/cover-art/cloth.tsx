import { zigzag } from './zigzag.js';

const COLUMNS = 8;
const ROWS = 5;
const WIDTH = 400 / COLUMNS;
const HEIGHT = 225 / ROWS;

/** Returns the filling of a cell of the cloth: path data for a cell whose corner is at a point. Abstract geometry only. */
const MOTIFS: readonly ((x: number, y: number) => string)[] = [
  // Nested triangles.
  (x, y) => `M${x} ${y + 45}l25-45 25 45zM${x + 11} ${y + 38}h28l-14-25zM${x + 19} ${y + 34}l6-11 6 11z`,
  // Nested diamonds.
  (x, y) => `M${x + 25} ${y + 2}l23 20.5-23 20.5-23-20.5zm0 10-12 10.5 12 10.5 12-10.5z`,
  // Bars.
  (x, y) => [5, 16, 27, 38].map((down) => `M${x + 4} ${y + down}h42v5h-42z`).join(''),
  // Two triangles, tip to tip.
  (x, y) => `M${x + 4} ${y + 4}h42l-21 18.5zM${x + 4} ${y + 41}h42l-21-18.5z`,
  // Rows of teeth.
  (x, y) => [15, 29, 43].map((down) => `${zigzag(x, y + down, 5, 10, 10)}z`).join(''),
  // Four leaves around a point.
  (x, y) =>
    `M${x} ${y}l25 9 0 13.5zM${x + 50} ${y}l-25 9 0 13.5zM${x} ${y + 45}l25-9 0-13.5zM${x + 50} ${y + 45}l-25-9 0-13.5z`,
];

/** Two grounds that alternate, and what is printed on them. */
const COLORS: readonly (readonly [ground: string, other: string, print: string])[] = [
  ['var(--tapa-sand-100)', 'var(--tapa-coral-200)', 'var(--tapa-ink)'],
  ['var(--tapa-color-art-light)', 'var(--tapa-sand-50)', 'var(--tapa-color-art-dark)'],
  ['var(--tapa-frangipani-200)', 'var(--tapa-sand-50)', 'var(--tapa-coral-800)'],
  ['var(--tapa-lagoon-100)', 'var(--tapa-sand-100)', 'var(--tapa-ocean-800)'],
];

/** Where the second motif stands: in every other cell, row or column. */
const LAYOUTS: readonly ((column: number, row: number) => boolean)[] = [
  (column, row) => (column + row) % 2 === 1,
  (_, row) => row % 2 === 1,
  (column) => column % 2 === 1,
];

const PAIRS = MOTIFS.length * (MOTIFS.length - 1);

/** How many cloths there are, each unlike the others. */
export const CLOTHS = COLORS.length * PAIRS * LAYOUTS.length;

/** The number in the name of a cloth, 'cloth-12'; 0 where there is none. */
export const clothNumber = (name: string): number => Number.parseInt(name.split('-')[1] ?? '', 10) || 0;

/** Printed cloth: two motifs in a layout. Neighbours in the count share neither colours nor motifs. */
export function Cloth({ number }: { number: number }) {
  const color = number % COLORS.length;
  const step = Math.floor(number / COLORS.length);
  const pair = (step + color * 7) % PAIRS;
  const first = Math.floor(pair / (MOTIFS.length - 1));
  const second = (first + 1 + (pair % (MOTIFS.length - 1))) % MOTIFS.length;
  const isSecond = LAYOUTS[Math.floor(step / PAIRS) % LAYOUTS.length] ?? LAYOUTS[0];
  const [ground, other, print] = COLORS[color] ?? COLORS[0] ?? [];
  let others = '';
  let prints = '';
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const x = column * WIDTH;
      const y = row * HEIGHT;
      const isOther = isSecond?.(column, row) === true;
      if (isOther) others += `M${x} ${y}h${WIDTH}v${HEIGHT}h-${WIDTH}z`;
      prints += MOTIFS[isOther ? second : first]?.(x, y) ?? '';
    }
  }
  return (
    <>
      <rect width="400" height="225" fill={ground} />
      <path d={others} fill={other} />
      <path d={prints} fill={print} fillRule="evenodd" />
    </>
  );
}

import type { FestivalKind } from '../../../content/festivals';

/** Width of a triangle with the room beside it, in the units of its drawing. */
export const PITCH = 16;
const HEIGHT = 18;

/** A row of the cloth's triangles, in the colour of a kind of festival. Decorative: words stand beside it. */
export function Triangles({ kind, count }: { kind: FestivalKind; count: number }) {
  const width = count * PITCH;
  const path = Array.from(
    { length: count },
    (_, index) => `M${index * PITCH + 1} ${HEIGHT}h14l-7-${HEIGHT}z`,
  ).join('');
  return (
    <svg
      className="app-triangles"
      data-kind={kind}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

import type { FestivalKind } from '../../content/festivals';

/** Width of a triangle with its gap, and its height, in units of the view box. */
export const PITCH = 16;
export const TRIANGLE_HEIGHT = 18;

export const trianglePath = (count: number, from = 0): string =>
  Array.from(
    { length: count },
    (_, index) => `M${(from + index) * PITCH + 1} ${TRIANGLE_HEIGHT}h14l-7-${TRIANGLE_HEIGHT}z`,
  ).join('');

const COLORS: Readonly<Record<FestivalKind, string>> = {
  culture: 'var(--tapa-color-cat-1)',
  season: 'var(--tapa-color-cat-2)',
  nation: 'var(--tapa-color-cat-3)',
};

interface TrianglesProps {
  kind: FestivalKind;
  count: number;
  className?: string;
}

export function Triangles({ kind, count, className = '' }: TrianglesProps) {
  const width = count * PITCH;
  return (
    <svg
      className={`flex-none forced-colors:fill-[CanvasText] ${count === 1 ? 'h-3 w-3.5' : ''} ${className}`}
      fill={COLORS[kind]}
      width={width}
      height={TRIANGLE_HEIGHT}
      viewBox={`0 0 ${width} ${TRIANGLE_HEIGHT}`}
      aria-hidden="true"
    >
      <path d={trianglePath(count)} />
    </svg>
  );
}

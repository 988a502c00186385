/** A shape as Lucide's files hold it: `['circle', { cx: '12', cy: '12', r: '10', key: '1mglay' }]`. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** An icon in two paths: what is drawn with a line, and what is filled too. */
export interface Drawing {
  lines: string;
  filled: string;
}

type Attributes = Shape[1];

const ellipse = ({ cx, cy }: Attributes, rx: number, ry: number): string =>
  `M${Number(cx) - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1-${2 * rx} 0z`;

/** A rectangle whose corners are as wide as they are high, as all of Lucide's are. */
function rectangle({ x, y, width, height, rx, ry }: Attributes): string {
  const radius = Number(rx ?? ry ?? 0);
  const [across, down] = [Number(width) - 2 * radius, Number(height) - 2 * radius];
  const corner = (toX: number, toY: number): string => `a${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  return [
    `M${Number(x) + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}`,
    `h-${across}${corner(-radius, -radius)}v-${down}${corner(radius, -radius)}z`,
  ].join('');
}

/** Writes each shape as a path (SVG 2, chapter 10), by its tag. */
const PATHS: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: ({ d = '' }) => d,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: (attributes) => ellipse(attributes, Number(attributes.r), Number(attributes.r)),
  ellipse: (attributes) => ellipse(attributes, Number(attributes.rx), Number(attributes.ry)),
  rect: rectangle,
};

/** One path after the other. A relative move at the beginning counts from the origin, and has to be sent there. */
const joinPaths = (before: string, path: string): string =>
  before !== '' && path.startsWith('m') ? `${before}M0 0${path}` : before + path;

/** What a shape says of its place; anything else would not show in a path. */
const PLACES = /^(?:d|[xy][12]?|points|c[xy]|r[xy]?|width|height|key)$/;

/**
 * One path for all lines of an icon, however many shapes Lucide draws it with: browsers style, lay out and paint each
 * element of an icon, and a list has many.
 *
 * @throws Error for a shape or an attribute that this does not know
 */
export function drawingOf(name: string, shapes: readonly Shape[]): Drawing {
  const drawing: Drawing = { lines: '', filled: '' };
  for (const [tag, { fill, ...attributes }] of shapes) {
    const path = PATHS[tag];
    const unknown = Object.keys(attributes).find((attribute) => !PLACES.test(attribute));
    if (path === undefined || unknown !== undefined || (fill ?? 'currentColor') !== 'currentColor') {
      throw new Error(
        `The icon ${name} has a <${tag}> that scripts/build/icons/drawing.ts cannot write as a path`,
      );
    }
    const part = fill === undefined ? 'lines' : 'filled';
    drawing[part] = joinPaths(drawing[part], path(attributes));
  }
  return drawing;
}

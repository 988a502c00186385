import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { kebab } from './icon-modules.js';

/** A shape in Lucide's format: `['circle', { cx: '12', cy: '12', r: '10', key: '1mglay' }]`. */
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** An icon's paths: one with a stroke only, one with a stroke and a fill. */
interface Drawing {
  lines: string;
  filled: string;
}

type Attributes = Shape[1];

const ellipse = ({ cx, cy }: Attributes, rx: number, ry: number): string =>
  `M${Number(cx) - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1-${2 * rx} 0z`;

/** Returns the path of a rectangle with circular corners; Lucide has no others. */
function rectangle({ x, y, width, height, rx, ry }: Attributes): string {
  const radius = Number(rx ?? ry ?? 0);
  const [across, down] = [Number(width) - 2 * radius, Number(height) - 2 * radius];
  const corner = (toX: number, toY: number): string => `a${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  return [
    `M${Number(x) + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}`,
    `h-${across}${corner(-radius, -radius)}v-${down}${corner(radius, -radius)}z`,
  ].join('');
}

/** Functions that convert a shape into a path (SVG 2, chapter 10), by tag. */
const PATHS: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: ({ d = '' }) => d,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: (attributes) => ellipse(attributes, Number(attributes.r), Number(attributes.r)),
  ellipse: (attributes) => ellipse(attributes, Number(attributes.rx), Number(attributes.ry)),
  rect: rectangle,
};

/** Joins two paths. A path's first relative move counts from the origin, so the second needs `M0 0` first. */
const joinPaths = (before: string, path: string): string =>
  before !== '' && path.startsWith('m') ? `${before}M0 0${path}` : before + path;

/** Attributes of geometry. A path cannot express others. */
const PLACES = /^(?:d|[xy][12]?|points|c[xy]|r[xy]?|width|height|key)$/;

/**
 * Joins the shapes of an icon into one path for lines and one for fills. Browsers style, lay out and paint
 * each element, and a list has many icons.
 *
 * @throws Error for an unknown shape or attribute
 */
export function drawingOf(name: string, shapes: readonly Shape[]): Drawing {
  const drawing: Drawing = { lines: '', filled: '' };
  for (const [tag, { fill, ...attributes }] of shapes) {
    const path = PATHS[tag];
    const unknown = Object.keys(attributes).find((attribute) => !PLACES.test(attribute));
    if (path === undefined || unknown !== undefined || (fill ?? 'currentColor') !== 'currentColor') {
      throw new Error(`The icon ${name} has a <${tag}> that scripts/build/icons.ts cannot write as a path`);
    }
    const part = fill === undefined ? 'lines' : 'filled';
    drawing[part] = joinPaths(drawing[part], path(attributes));
  }
  return drawing;
}

/** Returns an icon's paths: lines first, then fills where there are any. */
async function pathsOf(name: string): Promise<string[]> {
  const load = dynamicIconImports[kebab(name) as keyof typeof dynamicIconImports];
  if (load === undefined) throw new Error(`lucide-react has no icon ${name}`);
  const { __iconData } = (await load()) as unknown as { __iconData?: { node: readonly Shape[] } };
  if (__iconData === undefined) throw new Error(`lucide-react has no drawing of ${name}`);
  const { lines, filled } = drawingOf(name, __iconData.node);
  return filled === '' ? [lines] : [lines, filled];
}

/** Returns the content of src/icons/drawings.json: the paths of each icon by name, one icon per line. */
export async function drawingsOf(names: readonly string[]): Promise<string> {
  const lines = names.map(
    async (name) => `  ${JSON.stringify(name)}: ${JSON.stringify(await pathsOf(name))}`,
  );
  return `{\n${(await Promise.all(lines)).join(',\n')}\n}\n`;
}

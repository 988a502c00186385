import { MAP_LINES, MAP_PLACES, MAP_SIZE } from '../../../content/destinations/map';
import { RouterLink } from '../../../layout/router-link';

export interface PacificMapProps {
  /** Ids of the matching destinations. The others are pale, without a link. */
  shown: ReadonlySet<string>;
  pointed: string | undefined;
  onPoint: (id: string | undefined) => void;
}

const [WIDTH, HEIGHT] = MAP_SIZE;

const SWELL = 'm0 0 6 5 6-5 6 5 6-5 6 5';
const SWELL_COLUMNS = [40, 116, 192, 268, 344, 420];
const SWELL_ROWS = Array.from({ length: 13 }, (_, row) => 22 + row * 44);

const SEA_LINE = {
  fill: 'none',
  stroke: 'var(--tapa-lagoon-600)',
  strokeWidth: 1.5,
  strokeOpacity: 0.6,
} as const;

export function PacificMap({ shown, pointed, onPoint }: PacificMapProps) {
  return (
    <nav
      className="overflow-clip rounded-panel bg-(--tapa-lagoon-800) text-(--tapa-sand-50)"
      aria-label="Map of the destinations"
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="block w-full"
        fill="currentColor"
        fontSize="15"
        fontWeight="600"
      >
        <title>The Pacific from Papua New Guinea to Tahiti, and from Hawaiʻi to Aotearoa</title>
        <path
          {...SEA_LINE}
          d={SWELL_ROWS.flatMap((y, row) =>
            SWELL_COLUMNS.map((x) => `M${x + (row % 2) * 38} ${y}${SWELL}`),
          ).join('')}
        />
        {MAP_LINES.map(({ name, y }) => (
          <g key={name} fill="var(--tapa-lagoon-100)" fontSize="12" fontWeight="400">
            <path {...SEA_LINE} strokeDasharray="2 5" d={`M0 ${y}H${WIDTH}`} />
            <text x={WIDTH - 12} y={y - 6} textAnchor="end">
              {name}
            </text>
          </g>
        ))}
        {MAP_PLACES.map(({ id, label, at: [x, y], islands }) => {
          const isPointed = id === pointed;
          const drawing = (
            <>
              {islands.map(({ sun, shade }) => (
                <g key={sun}>
                  <polygon fill={`var(--tapa-${isPointed ? 'coral-400' : 'frangipani-300'})`} points={sun} />
                  <polygon
                    fill={`var(--tapa-${isPointed ? 'coral-600' : 'frangipani-500'})`}
                    points={shade}
                  />
                </g>
              ))}
              <text x={x} y={y} textAnchor="middle" textDecoration={isPointed ? 'underline' : undefined}>
                {label}
              </text>
            </>
          );
          return shown.has(id) ? (
            <RouterLink
              key={id}
              href={`#${id}`}
              className="outline-none focus-visible:[&>text]:outline-2 focus-visible:[&>text]:outline-offset-4 focus-visible:[&>text]:outline-(--tapa-frangipani-300)"
              data-pointed={isPointed || undefined}
              onPointerEnter={() => onPoint(id)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(id)}
              onBlur={() => onPoint(undefined)}
            >
              {drawing}
            </RouterLink>
          ) : (
            <g key={id} opacity="0.35">
              {drawing}
            </g>
          );
        })}
      </svg>
      <p className="bg-(--tapa-lagoon-900) px-4 py-3 text-label pointer-coarse:hidden">
        Point at an island to find its card
      </p>
    </nav>
  );
}

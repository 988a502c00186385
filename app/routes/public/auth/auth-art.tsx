/** Half the width and the height of one tooth of the woven lines. */
const TOOTH = { width: 16, height: 14 };
const CANVAS = { width: 720, height: 820 };

/** A zigzag across the whole picture, from its upper points down and up again. */
function zigzag(start: number, y: number): string {
  const steps = Math.ceil((CANVAS.width - start) / TOOTH.width);
  const teeth = Array.from(
    { length: steps },
    (_, step) => `l${TOOTH.width} ${step % 2 ? TOOTH.height : -TOOTH.height}`,
  );
  return `M${start} ${y}${teeth.join('')}`;
}

const RINGS = [152, 184, 216];
const WOVEN_LINES = [
  { path: zigzag(-20, 586), color: 'var(--tapa-coral-400)' },
  { path: zigzag(-10, 612), color: 'var(--tapa-lagoon-400)' },
  { path: zigzag(0, 638), color: 'var(--tapa-color-deep-motif)' },
];

/** Sun, ranges and three woven lines on the deep colour. Decorative. */
export function AuthArt() {
  return (
    <svg
      className="absolute inset-0 -z-1 size-full"
      viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle cx="500" cy="236" r="120" fill="var(--tapa-frangipani-300)" />
      <g fill="none" stroke="var(--tapa-frangipani-300)" strokeWidth="2" opacity=".5">
        {RINGS.map((radius) => (
          <circle key={radius} cx="500" cy="236" r={radius} />
        ))}
      </g>
      <path
        d="M0 390 120 280l90 76L330 216l140 156 90-72 160 110v190H0z"
        fill="var(--tapa-color-deep-motif)"
      />
      <path
        d="M330 216l140 156 30 228H380l-28-200zM120 280l90 76 20 244h-80l-14-180zM560 300l160 110v190H600l-26-180z"
        fill="var(--tapa-color-art-mid)"
      />
      <path
        d="M0 600V500l150-108 130 208zM220 600l190-226 210 226zM540 600l150-170 30 22v148z"
        fill="var(--tapa-color-deep-raised)"
      />
      <path
        d="M150 392l140 208H190l-24-120zM410 374l210 226H470l-40-130z"
        fill="var(--tapa-color-deep-border)"
      />
      <path
        d="M138 424l-98 76M132 452l-80 62M126 480l-62 48M396 412l-84 104M392 444l-66 82M388 476l-48 60M384 508l-30 38"
        stroke="var(--tapa-color-deep-motif)"
        strokeWidth="3"
      />
      <path d="M0 560h720v260H0z" fill="var(--tapa-color-deep)" />
      <g fill="none" strokeWidth="4" strokeLinejoin="miter">
        {WOVEN_LINES.map(({ path, color }) => (
          <path key={color} d={path} stroke={color} />
        ))}
      </g>
    </svg>
  );
}

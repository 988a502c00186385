import { zigzag } from './zigzag.js';

interface PostProps {
  x: number;
  y: number;
  height: number;
  fill: string;
  shade: string;
}

/** A carved post: a slit down its middle, a row of notches at its foot. */
function Post({ x, y, height, fill, shade }: PostProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0H62V${height}H0z`} fill={fill} />
      <path d={`M36 0H62V${height}H36z`} fill={shade} />
      <path d={`M22 26H36V${height - 34}H22z`} fill="var(--tapa-ink)" />
      <path
        d={`M0 ${height}l10-18 10 18zM21 ${height}l10-18 10 18zM42 ${height}l10-18 10 18z`}
        fill="var(--tapa-sand-50)"
      />
    </g>
  );
}

const STARS = [60, 118, 196, 262, 332, 372]
  .map((x, index) => `M${x} ${26 + (index % 3) * 22}l4 7-4 7-4-7z`)
  .join('');

/** Slit drums standing at night, a fire beside them. */
export function Drums() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-ink)" />
      <circle cx="330" cy="54" r="30" fill="var(--tapa-frangipani-200)" />
      <path d={STARS} fill="var(--tapa-sand-50)" />
      <path d="M0 190 400 176V225H0z" fill="var(--tapa-coral-900)" />
      <Post x={74} y={84} height={116} fill="var(--tapa-frangipani-600)" shade="var(--tapa-frangipani-700)" />
      <Post x={158} y={58} height={142} fill="var(--tapa-coral-600)" shade="var(--tapa-coral-800)" />
      <Post
        x={246}
        y={78}
        height={120}
        fill="var(--tapa-frangipani-500)"
        shade="var(--tapa-frangipani-700)"
      />
      <path d="M340 198l14-44 12 26 8-18 10 36z" fill="var(--tapa-coral-500)" />
      <path d="M350 198l8-24 8 14 6-8 4 18z" fill="var(--tapa-frangipani-300)" />
    </>
  );
}

/** A carver's prow and two paddles. */
export function Carving() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-lagoon-100)" />
      <path d="M0 160H400V225H0z" fill="var(--tapa-sand-300)" />
      <path
        d="M40 172C120 182 214 164 262 92 278 66 300 40 332 28 326 70 340 92 366 104 320 120 316 172 240 190 160 206 84 200 40 172z"
        fill="var(--tapa-coral-800)"
      />
      <path
        d="M262 92C278 66 300 40 332 28 326 70 340 92 366 104 330 112 318 140 296 160 300 132 288 108 262 92z"
        fill="var(--tapa-coral-700)"
      />
      <path d={zigzag(92, 178, 8, 16, 10)} fill="none" stroke="var(--tapa-frangipani-300)" strokeWidth="4" />
      <circle cx="316" cy="82" r="16" fill="none" stroke="var(--tapa-frangipani-300)" strokeWidth="5" />
      <circle cx="316" cy="82" r="5" fill="var(--tapa-frangipani-300)" />
      <path d="M60 20 52 58 66 96 80 58z" fill="var(--tapa-frangipani-600)" />
      <path d="M66 96V158" stroke="var(--tapa-frangipani-700)" strokeWidth="7" />
      <path d="M118 28 108 62 122 98 136 62z" fill="var(--tapa-frangipani-700)" />
      <path d="M122 98V158" stroke="var(--tapa-frangipani-800)" strokeWidth="7" />
    </>
  );
}

const PETALS = [0, 60, 120, 180, 240, 300];
const FLOWERS = [
  { x: 100, y: 60, fill: 'var(--tapa-coral-500)' },
  { x: 300, y: 60, fill: 'var(--tapa-frangipani-400)' },
  { x: 200, y: 112, fill: 'var(--tapa-coral-600)' },
  { x: 100, y: 166, fill: 'var(--tapa-frangipani-300)' },
  { x: 300, y: 166, fill: 'var(--tapa-coral-400)' },
];

/** A quilt of large flowers sewn on. */
export function Quilt() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-color-art-dark)" />
      <path
        d="M20 16H380V209H20z"
        fill="none"
        stroke="var(--tapa-color-art-light)"
        strokeWidth="4"
        strokeDasharray="10 6"
      />
      {FLOWERS.map(({ x, y, fill }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M-62 4-30-10-34 16zM62 4 30-10 34 16z" fill="var(--tapa-lagoon-400)" />
          {PETALS.map((turn) => (
            <path
              key={turn}
              d="M0-6C-16-22-10-40 0-46 10-40 16-22 0-6z"
              fill={fill}
              transform={`rotate(${turn})`}
            />
          ))}
          <circle r="9" fill="var(--tapa-frangipani-200)" />
        </g>
      ))}
    </>
  );
}

/** Flowers of a garden, close. */
export function Flowers() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-lagoon-200)" />
      <path d="M0 225V150L70 96 140 160 220 84 300 156 400 90V225z" fill="var(--tapa-lagoon-700)" />
      <path d="M0 225V190L90 140 180 196 270 136 400 186V225z" fill="var(--tapa-lagoon-800)" />
      {[
        { x: 92, y: 96, scale: 1.1 },
        { x: 216, y: 128, scale: 1.5 },
        { x: 330, y: 84, scale: 1 },
      ].map(({ x, y, scale }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <path
              key={turn}
              d="M0 0C-20-16-14-40 2-44 16-34 16-14 0 0z"
              fill="var(--tapa-sand-50)"
              transform={`rotate(${turn})`}
            />
          ))}
          {[0, 72, 144, 216, 288].map((turn) => (
            <path
              key={turn}
              d="M0 0C-6-8-5-18 1-20 7-16 6-6 0 0z"
              fill="var(--tapa-frangipani-300)"
              transform={`rotate(${turn})`}
            />
          ))}
        </g>
      ))}
    </>
  );
}

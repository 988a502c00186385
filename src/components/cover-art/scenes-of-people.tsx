import { zigzag } from './zigzag.js';

/** Every other one of seven: the awning shows between them. */
const STRIPES = [0, 2, 4, 6];

interface StallProps {
  x: number;
  stripe: string;
  heaps: readonly [string, string, string];
}

function Stall({ x, stripe, heaps }: StallProps) {
  return (
    <g transform={`translate(${x} 62)`}>
      <path d="M12 30V128M164 30V128" stroke="var(--tapa-ink)" strokeWidth="4" />
      <path d="M16 0H160L176 36H0z" fill="var(--tapa-sand-50)" />
      <path
        d={STRIPES.map(
          (index) => `M${16 + index * 20.6} 0h20.6L${(index + 1) * 25.2} 36H${index * 25.2}z`,
        ).join('')}
        fill={stripe}
      />
      <path d="M20 98 46 66 72 98z" fill={heaps[0]} />
      <path d="M62 98 88 60 114 98z" fill={heaps[1]} />
      <path d="M104 98 130 68 156 98z" fill={heaps[2]} />
      <path d="M4 98H172V128H4z" fill="var(--tapa-color-art-dark)" />
      <path d="M4 98H172V108H4z" fill="var(--tapa-color-art-mid)" />
    </g>
  );
}

/** Two stalls with heaped produce under striped awnings. */
export function Market() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-lagoon-200)" />
      <path d="M0 120 70 70 138 112 220 58 302 114 360 84 400 108V190H0z" fill="var(--tapa-lagoon-500)" />
      <Stall
        x={14}
        stripe="var(--tapa-coral-500)"
        heaps={['var(--tapa-frangipani-400)', 'var(--tapa-coral-600)', 'var(--tapa-frangipani-300)']}
      />
      <Stall
        x={210}
        stripe="var(--tapa-frangipani-400)"
        heaps={['var(--tapa-lagoon-800)', 'var(--tapa-frangipani-300)', 'var(--tapa-coral-600)']}
      />
      <rect y="190" width="400" height="35" fill="var(--tapa-sand-300)" />
      <path d="M0 190H400L380 200H20z" fill="var(--tapa-sand-400)" />
    </>
  );
}

interface ThatchedHouseProps {
  x: number;
  y: number;
  scale: number;
}

/** An open house: a thatched roof on posts, on a platform. */
function ThatchedHouse({ x, y, scale }: ThatchedHouseProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M16 52V96M40 52V96M64 52V96M88 52V96M112 52V96M136 52V96"
        stroke="var(--tapa-ink)"
        strokeWidth="4"
      />
      <path d="M0 54 40 4H112L152 54z" fill="var(--tapa-frangipani-600)" />
      <path d="M76 4H112L152 54H90z" fill="var(--tapa-frangipani-700)" />
      <path d="M8 92H144V102H8z" fill="var(--tapa-sand-50)" />
      <path d="M2 102H150V110H2z" fill="var(--tapa-coral-800)" />
    </g>
  );
}

interface PalmProps {
  x: number;
  y: number;
}

function Palm({ x, y }: PalmProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0 6 102" stroke="var(--tapa-ink)" strokeWidth="5" />
      <path
        d="M0 0-34-14-44 10-26 2z M0 0-18-30-40-26-22-18z M0 0 18-30 40-26 22-18z M0 0 34-14 44 10 26 2z"
        fill="var(--tapa-lagoon-800)"
      />
    </g>
  );
}

/** Thatched houses under palms, around a green. */
export function Village() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-lagoon-100)" />
      <circle cx="210" cy="60" r="32" fill="var(--tapa-frangipani-300)" />
      <path d="M0 128 74 78 146 118 236 74 318 122 400 88V150H0z" fill="var(--tapa-lagoon-400)" />
      <rect y="140" width="400" height="85" fill="var(--tapa-lagoon-600)" />
      <path d="M0 225 90 176H318L400 225z" fill="var(--tapa-sand-200)" />
      <Palm x={192} y={70} />
      <Palm x={372} y={62} />
      <ThatchedHouse x={222} y={72} scale={0.85} />
      <ThatchedHouse x={14} y={70} scale={1.1} />
    </>
  );
}

const BOWL_LEGS = [118, 164, 222, 268];

/** A wide bowl on its legs, a half shell beside it, on a mat. */
export function Kava() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-frangipani-200)" />
      <path d="M0 0H400V60H0z" fill="var(--tapa-color-art-light)" />
      <path d={`${zigzag(-10, 60, 21, 20, 12)}V60H-10z`} fill="var(--tapa-frangipani-200)" />
      <path d="M0 225 60 150H340L400 225z" fill="var(--tapa-sand-200)" />
      <path
        d={`${zigzag(62, 164, 14)}${zigzag(30, 206, 17)}`}
        fill="none"
        stroke="var(--tapa-sand-400)"
        strokeWidth="3"
      />
      {BOWL_LEGS.map((x) => (
        <path key={x} d={`M${x} 140h14l-3 48h-8z`} fill="var(--tapa-ink)" />
      ))}
      <path d="M70 92H330L288 152H112z" fill="var(--tapa-coral-700)" />
      <path d="M200 92H330L288 152H222z" fill="var(--tapa-coral-800)" />
      <ellipse cx="200" cy="92" rx="130" ry="20" fill="var(--tapa-coral-600)" />
      <ellipse cx="200" cy="93" rx="110" ry="14" fill="var(--tapa-sand-400)" />
      <path d="M310 178H370L358 202H322z" fill="var(--tapa-ink)" />
      <ellipse cx="340" cy="178" rx="30" ry="7" fill="var(--tapa-sand-300)" />
    </>
  );
}

/** The strips of the mat: every other cell. */
const PLAITS = Array.from({ length: 40 }, (_, index) => {
  const row = Math.floor(index / 10);
  return `M${(index % 10) * 40 + (row % 2) * 20} ${145 + row * 20}h20v20h-20z`;
}).join('');

/** A patterned bag on its strap, above a mat that is being plaited. */
export function Weaving() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-coral-200)" />
      <rect y="145" width="400" height="80" fill="var(--tapa-sand-300)" />
      <path d={PLAITS} fill="var(--tapa-sand-100)" />
      <path d="M134 86 192 8H208L266 86" fill="none" stroke="var(--tapa-ink)" strokeWidth="9" />
      <path d="M120 80H280L306 182 250 206H150L94 182z" fill="var(--tapa-color-art-dark)" />
      <path d="M116 96H284L289 116H111z" fill="var(--tapa-frangipani-300)" />
      <path d="M101 154H299L304 174H96z" fill="var(--tapa-frangipani-300)" />
      <path d={`${zigzag(110, 146, 9, 20, 22)}z`} fill="var(--tapa-coral-400)" />
      <path d={zigzag(112, 112, 11, 16, 10)} fill="none" stroke="var(--tapa-coral-700)" strokeWidth="3" />
      <path d={zigzag(104, 170, 12, 16, 10)} fill="none" stroke="var(--tapa-coral-700)" strokeWidth="3" />
      <path
        d="M150 206v14M170 206v14M190 206v14M210 206v14M230 206v14M250 206v14"
        stroke="var(--tapa-color-art-dark)"
        strokeWidth="4"
      />
    </>
  );
}

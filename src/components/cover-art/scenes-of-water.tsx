import { zigzag } from './zigzag.js';

/** A sailing canoe with its outrigger, under a wide sun. */
export function Canoe() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-coral-200)" />
      <circle cx="200" cy="150" r="92" fill="var(--tapa-frangipani-300)" />
      <circle cx="200" cy="150" r="62" fill="var(--tapa-frangipani-200)" />
      <path d="M0 150 52 122 108 150z" fill="var(--tapa-ocean-700)" />
      <path d="M318 150 366 112 400 138V150z" fill="var(--tapa-ocean-700)" />
      <rect y="150" width="400" height="75" fill="var(--tapa-lagoon-700)" />
      <path d="M196 170 190 34" stroke="var(--tapa-ink)" strokeWidth="4" />
      <path d="M190 36 262 70 252 128 196 160z" fill="var(--tapa-color-art-mid)" />
      <path d="M262 70 252 128 196 160 234 96z" fill="var(--tapa-color-art-dark)" />
      <path d="M118 168H286L268 186H138z" fill="var(--tapa-coral-700)" />
      <path d="M150 168V198M216 168V198" stroke="var(--tapa-ink)" strokeWidth="3" />
      <path d="M128 196H240L232 204H136z" fill="var(--tapa-sand-50)" />
      <path
        d={`${zigzag(-10, 172, 6, 18, 6)}${zigzag(302, 172, 6, 18, 6)}${zigzag(-1, 216, 24, 18, 6)}${zigzag(-10, 194, 6, 18, 6)}${zigzag(284, 194, 7, 18, 6)}`}
        fill="none"
        stroke="var(--tapa-lagoon-400)"
        strokeWidth="2"
      />
    </>
  );
}

/** A ringed reef islet before a far coast. */
export function Lagoon() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-sand-100)" />
      <circle cx="96" cy="66" r="28" fill="var(--tapa-frangipani-400)" />
      <path d="M196 92 252 40 288 74 316 54 366 92z" fill="var(--tapa-ocean-800)" />
      <path d="M252 40 288 74 274 92H252z" fill="var(--tapa-ocean-600)" />
      <rect y="92" width="400" height="133" fill="var(--tapa-lagoon-600)" />
      <rect y="92" width="400" height="20" fill="var(--tapa-lagoon-800)" />
      <ellipse
        cx="150"
        cy="168"
        rx="164"
        ry="40"
        fill="none"
        stroke="var(--tapa-lagoon-200)"
        strokeWidth="2"
      />
      <ellipse cx="150" cy="168" rx="146" ry="32" fill="var(--tapa-lagoon-300)" />
      <ellipse cx="150" cy="168" rx="110" ry="22" fill="var(--tapa-lagoon-100)" />
      <path d="M118 166 150 150 184 166 150 174z" fill="var(--tapa-frangipani-300)" />
      <path
        d={`${zigzag(322, 136, 4)}${zigzag(342, 158, 4)}${zigzag(322, 206, 5)}`}
        fill="none"
        stroke="var(--tapa-lagoon-300)"
        strokeWidth="3"
      />
    </>
  );
}

interface FishProps {
  x: number;
  y: number;
  color: string;
}

function Fish({ x, y, color }: FishProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0 22-13 44 0 22 13z" fill={color} />
      <path d="M40 0 58-11V11z" fill={color} />
      <path d="M22-13 30 0 22 13z" fill="var(--tapa-ink)" />
    </g>
  );
}

/** Fish above coral heads, under a bright surface. */
export function Reef() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-lagoon-600)" />
      <rect width="400" height="34" fill="var(--tapa-lagoon-200)" />
      <rect y="34" width="400" height="44" fill="var(--tapa-lagoon-400)" />
      <path d={`${zigzag(-10, 36, 21, 20, 8)}V78H-10z`} fill="var(--tapa-lagoon-400)" />
      <path d={zigzag(-10, 82, 21, 20, 8)} fill="none" stroke="var(--tapa-lagoon-300)" strokeWidth="2" />
      <path
        d="M0 225V168L54 150 110 180 176 158 250 190 322 160 400 186V225z"
        fill="var(--tapa-lagoon-800)"
      />
      <Fish x={72} y={112} color="var(--tapa-frangipani-300)" />
      <Fish x={164} y={134} color="var(--tapa-color-art-light)" />
      <Fish x={262} y={104} color="var(--tapa-frangipani-300)" />
      <g fill="var(--tapa-coral-500)">
        <path d="M18 225 44 166 70 225z" />
        <path d="M322 225 352 152 382 225z" />
      </g>
      <g fill="var(--tapa-coral-700)">
        <path d="M44 166 70 225H44z" />
        <path d="M352 152 382 225H352z" />
      </g>
      <path d="M84 225 102 184 120 225z" fill="var(--tapa-color-art-mid)" />
      <path d="M274 225 296 178 318 225z" fill="var(--tapa-color-art-mid)" />
      <path d="M296 178 318 225H296z" fill="var(--tapa-color-art-dark)" />
      <path d="M102 184 120 225H102z" fill="var(--tapa-color-art-dark)" />
      <path d="M128 225 158 206 206 198 250 208 272 225z" fill="var(--tapa-sand-200)" />
    </>
  );
}

interface HouseProps {
  x: number;
  y: number;
  scale: number;
  roof: string;
  shade: string;
}

function House({ x, y, scale, roof, shade }: HouseProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M14 64v30M42 64v30M70 64v30" stroke="var(--tapa-ink)" strokeWidth="4" />
      <path d="M0 46 42 0l42 46z" fill={roof} />
      <path d="M42 0l42 46H42z" fill={shade} />
      <path d="M10 46h64v18H10z" fill="var(--tapa-sand-50)" />
      <path d="M34 48h16v16H34z" fill="var(--tapa-ink)" />
    </g>
  );
}

const CORAL_ROOF = { roof: 'var(--tapa-coral-600)', shade: 'var(--tapa-coral-800)' };
const BRAND_ROOF = { roof: 'var(--tapa-color-art-mid)', shade: 'var(--tapa-color-art-dark)' };

/** Three houses on stilts above rippled water. */
export function Stilts() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-frangipani-100)" />
      <path d="M0 118 110 74 214 118z" fill="var(--tapa-lagoon-300)" />
      <path d="M180 118 300 60 400 112V118z" fill="var(--tapa-lagoon-500)" />
      <rect y="118" width="400" height="107" fill="var(--tapa-lagoon-700)" />
      <House x={40} y={70} scale={1} {...CORAL_ROOF} />
      <House x={160} y={58.3} scale={1.15} {...BRAND_ROOF} />
      <House x={286} y={73.9} scale={0.95} {...CORAL_ROOF} />
      <path
        d={`${zigzag(-10, 166, 24, 18, 6)}${zigzag(-1, 184, 24, 18, 6)}${zigzag(8, 202, 24, 18, 6)}`}
        fill="none"
        stroke="var(--tapa-lagoon-400)"
        strokeWidth="2"
      />
    </>
  );
}

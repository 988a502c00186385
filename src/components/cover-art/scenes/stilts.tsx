import { zigzag } from '../zigzag';

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

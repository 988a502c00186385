import { zigzag } from '../zigzag';

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

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

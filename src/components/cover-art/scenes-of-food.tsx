/** Leaves over hot stones, steam above them. */
export function Umu() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-frangipani-100)" />
      <path
        d="M150 60l8-12-8-12 8-12M206 56l8-12-8-12 8-12M262 60l8-12-8-12 8-12"
        fill="none"
        stroke="var(--tapa-sand-400)"
        strokeWidth="7"
      />
      <path d="M0 152 400 160V225H0z" fill="var(--tapa-sand-800)" />
      <path d="M92 176l26-22h174l26 20-30 32H122z" fill="var(--tapa-ink)" />
      <path d="M128 170l40-8 30 22-46 12zM214 166l44-4 22 16-38 18z" fill="var(--tapa-sand-800)" />
      <path
        d="M112 150 120 96 160 126 150 168zM296 150 288 96 250 126 260 168z"
        fill="var(--tapa-lagoon-700)"
      />
      <path
        d="M146 162 150 84 196 116 192 172zM262 162 258 84 214 116 218 172z"
        fill="var(--tapa-lagoon-500)"
      />
      <path d="M204 72 240 116 226 170H182L170 116z" fill="var(--tapa-lagoon-600)" />
      <path d="M204 72V170" stroke="var(--tapa-lagoon-300)" strokeWidth="3" />
      <path d="M160 168l20-26 24 14 22-14 22 26-18 14h-50z" fill="var(--tapa-coral-500)" />
      <path d="M184 168l20-12 20 12-10 12h-20z" fill="var(--tapa-coral-700)" />
    </>
  );
}

interface LeafProps {
  x: number;
  y: number;
  scale: number;
  fill: string;
}

/** A leaf of taro on its stem. */
function Leaf({ x, y, scale, fill }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 60V160" stroke="var(--tapa-color-art-mid)" strokeWidth="5" />
      <path d="M0-40 46 6 28 52 0 38-28 52-46 6z" fill={fill} />
      <path d="M0-40 46 6 28 52 0 38z" fill="var(--tapa-lagoon-700)" />
      <path d="M0-28V38" stroke="var(--tapa-lagoon-200)" strokeWidth="3" />
    </g>
  );
}

/** Taro leaves before a low sun. */
export function Taro() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-frangipani-200)" />
      <circle cx="74" cy="60" r="34" fill="var(--tapa-coral-400)" />
      <path d="M0 166 400 146V225H0z" fill="var(--tapa-lagoon-900)" />
      <Leaf x={70} y={104} scale={0.8} fill="var(--tapa-lagoon-600)" />
      <Leaf x={324} y={96} scale={0.9} fill="var(--tapa-lagoon-600)" />
      <Leaf x={136} y={126} scale={0.7} fill="var(--tapa-lagoon-500)" />
      <Leaf x={266} y={128} scale={0.7} fill="var(--tapa-lagoon-500)" />
      <Leaf x={200} y={84} scale={1.3} fill="var(--tapa-lagoon-500)" />
    </>
  );
}

/** Coconuts, whole and halved. */
export function Coconut() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-coral-200)" />
      <path d="M0 160H400V225H0z" fill="var(--tapa-lagoon-700)" />
      <path d="M0 160 60 118 130 160 210 112 300 160 400 120V160z" fill="var(--tapa-lagoon-500)" />
      <circle cx="116" cy="138" r="58" fill="var(--tapa-frangipani-700)" />
      <path d="M116 80a58 58 0 0 1 0 116z" fill="var(--tapa-frangipani-800)" />
      <circle cx="252" cy="146" r="60" fill="var(--tapa-frangipani-800)" />
      <circle cx="252" cy="146" r="48" fill="var(--tapa-sand-50)" />
      <circle cx="252" cy="146" r="32" fill="var(--tapa-sand-200)" />
      <path d="M330 190a30 30 0 0 1 60 0z" fill="var(--tapa-frangipani-700)" />
      <path d="M338 190a22 22 0 0 1 44 0z" fill="var(--tapa-sand-50)" />
    </>
  );
}

/** A line of fish under a boat with its net. */
export function Fishing() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-coral-200)" />
      <circle cx="312" cy="58" r="28" fill="var(--tapa-frangipani-300)" />
      <rect y="96" width="400" height="129" fill="var(--tapa-lagoon-700)" />
      <path d="M84 80H236L214 112H112z" fill="var(--tapa-sand-50)" />
      <path d="M160 80H236L214 112H160z" fill="var(--tapa-coral-600)" />
      <path d="M150 80V22l44 58" fill="none" stroke="var(--tapa-ink)" strokeWidth="4" />
      <path
        d="M214 108 300 206H150zM232 128 190 206M250 150 240 206M182 142 292 196M166 172 276 180"
        fill="none"
        stroke="var(--tapa-lagoon-300)"
        strokeWidth="2.5"
      />
      <path
        d="M196 176l16-9 18 9 8-7v14l-8-7-18 9zM60 160l16-9 18 9 8-7v14l-8-7-18 9zM320 150l16-9 18 9 8-7v14l-8-7-18 9z"
        fill="var(--tapa-frangipani-300)"
      />
    </>
  );
}

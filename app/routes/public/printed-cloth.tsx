/** A row of marks is as wide as a board's print. */
const COLUMNS = [0, 1, 2, 3, 4, 5, 6];
const ROWS = [0, 1, 2, 3];
const PITCH = { x: 41, y: 37 };

const INK = 'var(--tapa-coral-800)';

/** The marks that follow each other, as paths: triangle, bars, diamond. */
const MARKS = [
  [
    { d: 'M-17 15 0-15 17 15z', fill: INK },
    { d: 'M-8 15 0 1 8 15z', fill: 'var(--tapa-frangipani-300)' },
  ],
  [{ d: 'M-17-12H17M-17-4H17M-17 4H17M-17 12H17', stroke: INK, strokeWidth: 3 }],
  [
    { d: 'M0-16 17 0 0 16-17 0z', fill: 'none', stroke: INK, strokeWidth: 3 },
    { d: 'M0-7 7 0 0 7-7 0z', fill: INK },
  ],
];

/** Bark cloth that is being printed: the marks of a board, row by row, and the beater beside it. */
export function PrintedCloth({ className }: { className: string }) {
  return (
    <svg
      className={className}
      width="100%"
      height="100%"
      viewBox="0 0 400 225"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="400" height="225" fill="var(--tapa-lagoon-800)" />
      <path d="M0 178H400V225H0z" fill="var(--tapa-coral-900)" />
      <path d="M38 26H332V192H38z" fill="var(--tapa-sand-100)" />
      <path d="M332 26 362 42V204L332 192z" fill="var(--tapa-sand-300)" />
      {ROWS.map((row) =>
        COLUMNS.map((column) => (
          <g key={`${row} ${column}`} transform={`translate(${62 + column * PITCH.x} ${52 + row * PITCH.y})`}>
            {MARKS[(column + 2 * row) % 3]?.map((path) => (
              <path key={path.d} {...path} />
            ))}
          </g>
        )),
      )}
      <g transform="translate(316 176) rotate(-32)">
        <path d="M-54-13H36V13H-54z" fill="var(--tapa-frangipani-700)" />
        <path d="M-54-6H36M-54 0H36M-54 6H36" stroke="var(--tapa-frangipani-900)" strokeWidth="2" />
        <path d="M36-7H92V7H36z" fill="var(--tapa-frangipani-800)" />
      </g>
    </svg>
  );
}

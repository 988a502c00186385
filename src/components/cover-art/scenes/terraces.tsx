const ROWS = [0, 1, 2, 3, 4, 5, 6];

/** Garden beds in even rows, with an open house and a tree line behind. */
export function Terraces() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-lagoon-100)" />
      <circle cx="318" cy="58" r="30" fill="var(--tapa-frangipani-300)" />
      <path d="M0 112 84 62 156 104 232 70 330 116 400 92V140H0z" fill="var(--tapa-lagoon-300)" />
      <path d="M0 128 60 104 128 132 400 116V148H0z" fill="var(--tapa-lagoon-600)" />
      <g fill="var(--tapa-lagoon-800)">
        <path d="M300 140 318 88 336 140z" />
        <path d="M326 140 348 76 370 140z" />
        <path d="M360 140 376 98 392 140z" />
      </g>
      <path d="M98 96 134 58H190L226 96z" fill="var(--tapa-coral-600)" />
      <path d="M162 58H190L226 96H162z" fill="var(--tapa-coral-800)" />
      <path d="M112 96v44M137 96v44M162 96v44M187 96v44M212 96v44" stroke="var(--tapa-ink)" strokeWidth="4" />
      <path d="M98 136H226V142H98z" fill="var(--tapa-sand-50)" />
      <rect y="142" width="400" height="83" fill="var(--tapa-frangipani-600)" />
      <path
        d={ROWS.map((row) => `M${22 + row * 56} 142h20L${row * 120 - 130} 225h-68z`).join('')}
        fill="var(--tapa-lagoon-700)"
      />
      <path
        d={ROWS.map((row) => `M${28 + row * 56} 142h8L${row * 120 - 152} 225h-24z`).join('')}
        fill="var(--tapa-lagoon-400)"
      />
    </>
  );
}

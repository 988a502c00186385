import { zigzag } from './zigzag.js';

/** Snow-streaked ridges under a low sun. */
export function Highlands() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-frangipani-200)" />
      <circle cx="286" cy="82" r="44" fill="var(--tapa-coral-400)" />
      <path
        d="M0 150 60 96 118 140 196 62 268 134 330 92 400 146V225H0z"
        fill="var(--tapa-color-art-light)"
      />
      <g fill="var(--tapa-color-art-mid)">
        <path d="M0 225V178L72 128 200 225z" />
        <path d="M104 225 200 124 288 204 300 225z" />
        <path d="M262 225 340 152 400 196V225z" />
      </g>
      <g fill="var(--tapa-color-art-dark)">
        <path d="M72 128 134 176 118 225H92z" />
        <path d="M200 124 288 204 300 225H226L214 176z" />
        <path d="M340 152 400 196V225H356L350 186z" />
      </g>
      <path
        d="M64 142 6 196M58 158 18 196M190 142 134 202M186 160 146 202M182 178 160 202M332 168 296 202M328 184 308 202"
        fill="none"
        stroke="var(--tapa-color-art-light)"
        strokeWidth="2.5"
      />
      <path d="M0 225V206L90 190 190 212 300 194 400 210V225z" fill="var(--tapa-ink)" />
    </>
  );
}

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

/** A glowing cone at dusk, its ash drawn as rising diamonds, above a dark shore. */
export function Volcano() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-coral-200)" />
      <rect width="400" height="64" fill="var(--tapa-color-art-light)" />
      <circle cx="92" cy="112" r="34" fill="var(--tapa-frangipani-300)" />
      <g fill="var(--tapa-sand-50)">
        <path d="M218 56l18-14 18 14-18 14z" />
        <path d="M242 30l14-11 14 11-14 11z" />
        <path d="M268 10l10-8 10 8-10 8z" />
      </g>
      <path d="M0 172 70 132 150 172z" fill="var(--tapa-lagoon-500)" />
      <path d="M108 172 212 76H258L364 172z" fill="var(--tapa-color-art-mid)" />
      <path d="M258 76 364 172H264L246 120z" fill="var(--tapa-color-art-dark)" />
      <path d="M212 76H258L246 92 236 84 224 96z" fill="var(--tapa-frangipani-400)" />
      <path d="M236 84 242 130 232 158 226 128 224 96z" fill="var(--tapa-coral-500)" />
      <path d="M300 172 362 140 400 158V172z" fill="var(--tapa-lagoon-600)" />
      <rect y="172" width="400" height="53" fill="var(--tapa-lagoon-900)" />
      <path
        d={`${zigzag(-10, 192, 24, 18, 6)}${zigzag(-1, 210, 24, 18, 6)}`}
        fill="none"
        stroke="var(--tapa-lagoon-500)"
        strokeWidth="2"
      />
    </>
  );
}

const BANK_TREES = [12, 44, 76, 116, 232, 372];

/** A wide river that winds down from the hills, a spirit house on its bank and a dugout on the water. */
export function River() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-frangipani-100)" />
      <circle cx="130" cy="56" r="30" fill="var(--tapa-frangipani-300)" />
      <path d="M0 104 66 66 138 98 224 52 300 96 352 74 400 98V110H0z" fill="var(--tapa-lagoon-300)" />
      <rect y="100" width="400" height="125" fill="var(--tapa-lagoon-700)" />
      <path d="M0 100 90 88 172 100 270 90 400 100V108H0z" fill="var(--tapa-lagoon-600)" />
      <path
        d="M188 100H212L258 118 214 140 330 176 400 225H20L84 176 150 146 196 120z"
        fill="var(--tapa-lagoon-300)"
      />
      <path d="M214 140 330 176 400 225H330L270 184 190 146z" fill="var(--tapa-lagoon-200)" />
      <g fill="var(--tapa-lagoon-800)">
        {BANK_TREES.map((x, index) => (
          <path key={x} d={`M${x - 16} ${132 + (index % 2) * 10}l18-54 18 54z`} />
        ))}
      </g>
      <path d="M284 140V118H348V140z" fill="var(--tapa-sand-200)" />
      <path d="M300 140V122M316 140V118M332 140V122" stroke="var(--tapa-ink)" strokeWidth="3" />
      <path d="M272 122 306 46 318 72 330 46 362 122z" fill="var(--tapa-coral-600)" />
      <path d="M318 72 330 46 362 122H318z" fill="var(--tapa-coral-800)" />
      <path d="M92 190 112 194H232L262 182 240 204H118z" fill="var(--tapa-ink)" />
      <path d="M150 194 158 166 170 194z" fill="var(--tapa-color-art-mid)" />
      <path d="M168 160 182 206" stroke="var(--tapa-sand-50)" strokeWidth="3" />
      <path
        d={`${zigzag(176, 134, 3, 12, 4)}${zigzag(120, 168, 4, 16, 5)}${zigzag(214, 166, 4, 16, 5)}${zigzag(60, 214, 4, 18, 6)}${zigzag(272, 212, 4, 18, 6)}`}
        fill="none"
        stroke="var(--tapa-lagoon-600)"
        strokeWidth="2"
      />
    </>
  );
}

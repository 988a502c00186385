import type { ComponentType } from 'react';

/** A row of waves as path data: `teeth` times up and down from a point, each `width` wide and `height` high. */
export const zigzag = (x: number, y: number, teeth: number, width = 20, height = 7): string =>
  `M${x} ${y}${`l${width / 2} ${-height} ${width / 2} ${height}`.repeat(teeth)}`;

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

// The order matters: a listing's hash is a position in it. In this order the listings of our fixtures get covers that
// suit their places.
const scenes = {
  reef: Reef,
  volcano: Volcano,
  canoe: Canoe,
  market: Market,
  lagoon: Lagoon,
  highlands: Highlands,
  terraces: Terraces,
  stilts: Stilts,
} satisfies Record<string, ComponentType>;

/** Name of a picture. */
export type CoverArtScene = keyof typeof scenes;

/** Every picture. */
export const COVER_ART_SCENES = Object.keys(scenes) as CoverArtScene[];

export const sceneNamed: Readonly<Record<CoverArtScene, ComponentType>> = scenes;

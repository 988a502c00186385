import { formatHex, oklch, toGamut } from 'culori';
import type { Brand } from '../../../src/theme';

/** A brand by its colors alone. */
export type SampleBrand = Readonly<
  Required<Pick<Brand, 'color'>> & Pick<Brand, 'accent' | 'neutral' | 'ink' | 'deep'>
>;

const HUES = Array.from({ length: 12 }, (_, step) => step * 30);

/** Dark, middle and light, as strong as sRGB allows. */
const DEPTHS = [
  { l: 0.35, c: 0.14 },
  { l: 0.6, c: 0.22 },
  { l: 0.88, c: 0.14 },
];

const inSrgb = toGamut('rgb', 'oklch');
const around = (l: number, c: number, h: number) => formatHex(inSrgb({ mode: 'oklch', l, c, h }));

/** Corners of sRGB and grays: what a partner's designer may well choose. */
const EXTREMES = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#222222',
  '#767676',
  '#9b9b9b',
  '#e8e8e8',
];

/** As bright as the point where black and white text are equally readable, or nearly. */
const BETWEEN_BLACK_AND_WHITE = ['#e62012', '#667e28', '#c91dd1', '#757575'];

/** Each with every colour that a partner can set, far from Tapa's own and from each other. */
const WHOLE_BRANDS: readonly SampleBrand[] = [0, 45, 90, 135, 180, 225, 270, 315].map((hue) => ({
  color: around(0.55, 0.2, hue),
  accent: around(0.75, 0.15, hue + 150),
  neutral: around(0.6, 0.12, hue + 60),
  ink: around(0.35, 0.16, hue + 240),
  deep: around(0.4, 0.18, hue + 120),
}));

/** Every hue in three depths. */
export const HUE_BRANDS: readonly SampleBrand[] = DEPTHS.flatMap(({ l, c }) =>
  HUES.map((hue) => ({ color: around(l, c, hue) })),
);

/** The unreasonable, the undecided, and brands that set every color. */
export const EXTREME_BRANDS: readonly SampleBrand[] = [
  ...[...EXTREMES, ...BETWEEN_BLACK_AND_WHITE].map((color) => ({ color })),
  ...WHOLE_BRANDS,
];

/** 'hue 293' or 'gray': what a color is where its number says little. */
export function describeColor(color: string): string {
  const { c = 0, h } = oklch(color) ?? {};
  return h === undefined || c < 0.02 ? 'gray' : `hue ${Math.round(h)}`;
}

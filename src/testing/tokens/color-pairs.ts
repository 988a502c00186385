/** The contrast that a colour needs by what it draws: text 4.5 (WCAG 1.4.3), graphics 3 (WCAG 1.4.11). */
export const REQUIRED_CONTRAST = { text: 4.5, graphic: 3 } as const;

/** A colour and what it stands on, by the names of tokens.json. */
export interface ColorPair {
  color: string;
  on: string;
  kind: keyof typeof REQUIRED_CONTRAST;
}

const text = (color: string, ...grounds: string[]): ColorPair[] =>
  grounds.map((on) => ({ color, on, kind: 'text' }));
const graphic = (color: string, ...grounds: string[]): ColorPair[] =>
  grounds.map((on) => ({ color, on, kind: 'graphic' }));

/** Grounds of rows, tiles, panels, menus and pages. */
const SURFACES = ['canvas', 'surface', 'surface-raised', 'surface-hover'];

/** Colours of categories, in their order. */
export const CATEGORIES: readonly string[] = [1, 2, 3, 4, 5, 6].map((number) => `cat-${number}`);

/** Every pair that components draw. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ...text('text', ...SURFACES, 'surface-sunken', 'neutral-soft', 'brand-soft', 'danger-soft'),
  ...text('text-muted', ...SURFACES, 'surface-sunken', 'neutral-soft', 'brand-soft', 'danger-soft'),
  ...text('text-subtle', ...SURFACES, 'surface-sunken'),
  ...text('text-inverse', 'inverse'),
  ...text('on-brand', 'brand', 'brand-hover', 'brand-active'),
  ...text('brand-text', ...SURFACES, 'brand-soft'),
  ...text('on-brand-soft', 'brand-soft'),
  ...text('on-approve', 'approve'),
  ...text('on-deep', 'deep', 'deep-raised'),
  ...text('on-deep-muted', 'deep', 'deep-raised'),
  ...text('deep', 'on-deep', 'on-deep-muted'),
  ...text('reward', 'deep'),
  ...text('positive-text', ...SURFACES, 'positive-soft'),
  ...text('warning-text', ...SURFACES, 'warning-soft'),
  ...text('danger-text', ...SURFACES, 'danger-soft'),
  ...text('on-danger', 'danger'),
  ...graphic('text-subtle', 'neutral-soft'),
  ...graphic('border-strong', ...SURFACES),
  ...graphic('brand-edge', 'canvas', 'surface'),
  ...graphic('brand-mark', ...SURFACES, 'surface-sunken'),
  ...graphic('accent', ...SURFACES),
  ...CATEGORIES.flatMap((color) => graphic(color, ...SURFACES, 'surface-sunken')),
  ...graphic('positive', ...SURFACES, 'surface-sunken'),
  ...graphic('warning-mark', ...SURFACES, 'surface-sunken'),
  ...graphic('focus', ...SURFACES, 'surface-sunken'),
];

/** Every colour that stands in a pair. */
export const DRAWN_COLORS: readonly string[] = [
  ...new Set(COLOR_PAIRS.flatMap(({ color, on }) => [color, on])),
];

/** Distance in Oklab that is just noticeable. */
export const NOTICEABLE = 0.02;

/** Distance in Oklab (black to white is 1) that tells two colours apart: five times what is just noticeable. */
export const CLEARLY_DIFFERENT = 5 * NOTICEABLE;

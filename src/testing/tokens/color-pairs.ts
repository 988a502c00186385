/** Minimum contrast of text (WCAG 1.4.3) and graphics (WCAG 1.4.11). */
export const REQUIRED_CONTRAST = { text: 4.5, graphic: 3 } as const;

/** Colour and background, by their names in tokens.json. */
export interface ColorPair {
  color: string;
  on: string;
  kind: keyof typeof REQUIRED_CONTRAST;
}

const text = (color: string, ...grounds: string[]): ColorPair[] =>
  grounds.map((on) => ({ color, on, kind: 'text' }));
const graphic = (color: string, ...grounds: string[]): ColorPair[] =>
  grounds.map((on) => ({ color, on, kind: 'graphic' }));

/** Backgrounds of rows, tiles, panels, menus and pages. */
const SURFACES = ['canvas', 'surface', 'surface-raised', 'surface-hover'];

export const CATEGORIES: readonly string[] = [1, 2, 3, 4, 5, 6].map((number) => `cat-${number}`);

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

export const DRAWN_COLORS: readonly string[] = [
  ...new Set(COLOR_PAIRS.flatMap(({ color, on }) => [color, on])),
];

/** Just noticeable distance in Oklab, where black to white is 1. */
export const NOTICEABLE = 0.02;

export const CLEARLY_DIFFERENT = 5 * NOTICEABLE;

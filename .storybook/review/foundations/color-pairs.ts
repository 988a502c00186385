import { contrastRatio } from './contrast';
import { colorNamed, type Mode } from './tokens';

/** What a colour is drawn as decides the contrast that it needs: text 4.5 (WCAG 1.4.3), graphics 3 (WCAG 1.4.11). */
export const REQUIRED_CONTRAST = { text: 4.5, graphic: 3 } as const;

/** A colour and what it stands on (DESIGN section 5). */
export interface ColorPair {
  color: string;
  on: string;
  kind: keyof typeof REQUIRED_CONTRAST;
}

const text = (color: string, ...grounds: string[]): ColorPair[] =>
  grounds.map((on) => ({ color, on, kind: 'text' }));
const graphic = (color: string, ...grounds: string[]): ColorPair[] =>
  grounds.map((on) => ({ color, on, kind: 'graphic' }));

/** Every pair that components draw. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ...text('text', 'canvas', 'surface', 'surface-raised', 'surface-hover'),
  ...text('text-muted', 'canvas', 'surface', 'surface-hover', 'neutral-soft'),
  ...text('text-subtle', 'canvas', 'surface', 'surface-sunken'),
  ...text('text-inverse', 'inverse'),
  ...text('on-brand', 'brand', 'brand-hover', 'brand-active'),
  ...text('brand-text', 'canvas', 'surface', 'surface-hover'),
  ...text('on-brand-soft', 'brand-soft'),
  ...text('on-deep', 'deep', 'deep-raised'),
  ...text('on-deep-muted', 'deep'),
  ...text('reward', 'deep'),
  ...text('positive-text', 'surface', 'positive-soft'),
  ...text('warning-text', 'surface', 'warning-soft'),
  ...text('danger-text', 'surface', 'danger-soft'),
  ...text('on-danger', 'danger'),
  ...graphic('border-strong', 'surface'),
  ...graphic('brand-mark', 'surface', 'surface-sunken'),
  ...graphic('warning-mark', 'surface-sunken'),
  ...graphic('focus', 'canvas', 'surface'),
];

/** The contrast of a pair in a mode, in the default brand. */
export const contrastOf = ({ color, on }: ColorPair, mode: Mode): number =>
  contrastRatio(colorNamed(color)[mode], colorNamed(on)[mode]);

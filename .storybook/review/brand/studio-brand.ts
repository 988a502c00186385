import type { Brand, ColorScheme } from '../../../src/theme/index.js';
import { brandNamed, brandOptions, DENSITIES } from '../../brands.js';

/** Fonts of every system. All have the ʻokina, macrons and tabular figures. */
const FONTS = {
  system: 'system-ui, "Segoe UI", Roboto, sans-serif',
  arial: 'Arial, Helvetica, sans-serif',
  georgia: 'Georgia, "Times New Roman", serif',
} as const;

type FontName = keyof typeof FONTS;

/** Choices of the studio: a brand of the toolbar, and values that override it. */
export interface Studio {
  start: string;
  color?: string | undefined;
  accent?: string | undefined;
  neutral?: string | undefined;
  ink?: string | undefined;
  deep?: string | undefined;
  /** px */
  radius?: number | undefined;
  displayFont?: FontName | undefined;
  textFont?: FontName | undefined;
  density?: number | undefined;
  motif?: number | undefined;
  scheme?: ColorScheme | undefined;
  /** Width of the dashboards, in px. */
  width: 390 | 1440;
}

const color = (description: string) => ({ control: 'color', description }) as const;
const font = { control: 'select', options: Object.keys(FONTS) } as const;

export const STUDIO_CONTROLS = {
  start: { control: 'select', options: brandOptions.map(({ value }) => value) },
  color: color('Fills keep it as it is'),
  accent: color('Second color of charts'),
  neutral: color('Tints surfaces and hairlines'),
  ink: color('Text, and the ground at night'),
  deep: color('The loud panel'),
  radius: { control: { type: 'range', min: 0, max: 24 } },
  displayFont: font,
  textFont: font,
  density: { control: 'inline-radio', options: DENSITIES.map(({ value }) => value) },
  motif: { control: { type: 'range', min: 0, max: 1, step: 0.1 } },
  scheme: { control: 'inline-radio', options: ['system', 'light', 'dark'] },
  width: { control: 'inline-radio', options: [390, 1440] },
} as const;

const TAPA_COLOR = '#7c3aed';

/** Returns the brand for the provider, without Tapa's defaults. */
export function brandOf({
  start,
  width: _,
  displayFont,
  textFont,
  ...chosen
}: Studio): Brand & { color: string } {
  const { fonts, ...brand } = brandNamed(start);
  const stacks = {
    ...fonts,
    ...(displayFont && { display: FONTS[displayFont] }),
    ...(textFont && { text: FONTS[textFont] }),
  };
  const own = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
  return {
    color: TAPA_COLOR,
    ...brand,
    ...own,
    ...(Object.keys(stacks).length > 0 && { fonts: stacks }),
  };
}

import type { Brand, ColorScheme } from '../../../src/theme';
import { brandNamed, brandOptions } from '../../brands';
import type { Choice } from '../choices';

/** Fonts that every reader has, and Tapa's own. All draw the ʻokina, macrons and tabular figures. */
export const FONTS = {
  tapa: { label: 'Tapa’s own', stack: undefined },
  system: { label: 'System', stack: 'system-ui, "Segoe UI", Roboto, sans-serif' },
  arial: { label: 'Arial', stack: 'Arial, Helvetica, sans-serif' },
  georgia: { label: 'Georgia', stack: 'Georgia, "Times New Roman", serif' },
} as const satisfies Record<string, { label: string; stack: string | undefined }>;

export type FontName = keyof typeof FONTS;

/** Everything that can be chosen in the studio, flat: it is the page's address. An empty color is not set. */
export interface StudioBrand {
  color: string;
  accent: string;
  neutral: string;
  ink: string;
  deep: string;
  /** px */
  radius: number;
  displayFont: FontName;
  textFont: FontName;
  density: number;
  motif: number;
  scheme: ColorScheme;
}

/** Tapa's own settings, without a partner. */
export const TAPA_BRAND: StudioBrand = {
  color: '#7c3aed',
  accent: '',
  neutral: '',
  ink: '',
  deep: '',
  radius: 10,
  displayFont: 'tapa',
  textFont: 'tapa',
  density: 1,
  motif: 1,
  scheme: 'system',
};

/** The colors that a partner may leave out, and what each is for. */
export const OPTIONAL_COLORS = [
  { name: 'accent', label: 'Accent', use: 'Second color of charts' },
  { name: 'neutral', label: 'Neutral', use: 'Tints surfaces and hairlines' },
  { name: 'ink', label: 'Ink', use: 'Text, and the ground at night' },
  { name: 'deep', label: 'Deep', use: 'The loud panel' },
] as const satisfies readonly { name: keyof StudioBrand; label: string; use: string }[];

const fontNamed = (stack: string | undefined): FontName =>
  (Object.keys(FONTS) as FontName[]).find((name) => FONTS[name].stack === stack) ?? 'tapa';

/** The toolbar's brands as places to start from. */
export const STARTS: readonly (Choice<string> & { brand: StudioBrand })[] = brandOptions.map(
  ({ value, title }) => {
    const { fonts, displayWeight, ...brand } = brandNamed(value);
    return {
      value,
      label: title,
      brand: {
        ...TAPA_BRAND,
        ...brand,
        displayFont: fontNamed(fonts?.display),
        textFont: fontNamed(fonts?.text),
      },
    };
  },
);

/** The brand as the provider takes it: only what differs from Tapa's own. */
export function brandOf(studio: StudioBrand): Brand {
  const display = FONTS[studio.displayFont].stack;
  const text = FONTS[studio.textFont].stack;
  return {
    color: studio.color,
    ...Object.fromEntries(
      OPTIONAL_COLORS.flatMap(({ name }) => (studio[name] === '' ? [] : [[name, studio[name]]])),
    ),
    ...(studio.radius === TAPA_BRAND.radius ? {} : { radius: studio.radius }),
    ...(display || text ? { fonts: { ...(display && { display }), ...(text && { text }) } } : {}),
    ...(studio.density === TAPA_BRAND.density ? {} : { density: studio.density }),
    ...(studio.motif === TAPA_BRAND.motif ? {} : { motif: studio.motif }),
    ...(studio.scheme === TAPA_BRAND.scheme ? {} : { scheme: studio.scheme }),
  };
}

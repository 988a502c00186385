import type { Brand } from '../src/theme/index.js';

/** Brands of the toolbar. Tapa's own sets no values, so it shows the defaults. */
const brands: Record<string, { title: string; brand: Brand }> = {
  tapa: { title: 'Tapa', brand: {} },
  boutique: {
    title: 'Boutique lodge',
    brand: {
      color: '#0f766e',
      neutral: '#a08a63',
      ink: '#1d2a2a',
      radius: 16,
      fonts: { display: 'Georgia, "Times New Roman", serif' },
      displayWeight: 600,
      density: 1.125,
      motif: 0.6,
    },
  },
  airline: {
    title: 'Airline',
    brand: {
      color: '#ff6a13',
      neutral: '#86807a',
      ink: '#141414',
      deep: '#141414',
      radius: 0,
      fonts: { display: 'Arial, Helvetica, sans-serif' },
      displayWeight: 600,
      density: 0.875,
      motif: 0,
    },
  },
  // Made for the dark scheme: a bright brand on near-black green, quiet in light.
  reef: {
    title: 'Night reef',
    brand: {
      color: '#2dd4bf',
      neutral: '#7c8a88',
      ink: '#06201f',
      deep: '#043332',
      radius: 20,
      motif: 0.8,
      scheme: 'dark',
    },
  },
};

/** Toolbar value for the brand's color scheme, light if the brand has none. */
export const BRAND_SCHEME = 'brand';

/** Toolbar value for the brand's density. */
export const BRAND_DENSITY = 'brand';

export const brandOptions = Object.entries(brands).map(([value, { title }]) => ({ value, title }));

export const brandNamed = (name: unknown): Brand =>
  (typeof name === 'string' ? brands[name]?.brand : undefined) ?? {};

export const DENSITIES = [
  { value: 0.875, label: 'Compact' },
  { value: 1, label: 'Calm' },
  { value: 1.125, label: 'Airy' },
] as const;

import type { Brand } from '../src/theme';

/** Brands of the toolbar. Tapa's own sets nothing: it is what remains when a partner sets nothing. */
const brands: Record<string, { title: string; brand: Brand }> = {
  tapa: { title: 'Tapa', brand: {} },
};

export const brandOptions = Object.entries(brands).map(([value, { title }]) => ({ value, title }));

export const brandNamed = (name: unknown): Brand =>
  (typeof name === 'string' ? brands[name]?.brand : undefined) ?? {};

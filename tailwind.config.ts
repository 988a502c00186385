import type { Config } from 'tailwindcss';
import { componentSizes, semanticColors, typeScale } from './scripts/build/tokens/tailwind-theme.js';

/** Lengths that grow with the reader's text: `t:w-rem-9` is 9 times its default size. */
const textLengths = Object.fromEntries(
  [
    1, 1.125, 1.25, 1.75, 2.25, 2.5, 3.25, 3.5, 4.5, 5.75, 6, 6.5, 6.75, 8.75, 9, 10, 10.5, 12, 12.5, 13,
    16.25, 30, 40, 44,
  ].map((times) => [`rem-${times}`, `calc(${times} * var(--tapa-rem, 1rem))`]),
);

/**
 * Tapa's theme for Tailwind v4 (loaded by `@config` in src/theme/tailwind-setup.css). Every colour, radius,
 * shadow, font and size is a `--tapa-*` variable, which brands and colour schemes change.
 */
export default {
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor', inherit: 'inherit', ...semanticColors },
    borderRadius: {
      none: '0',
      xs: 'var(--tapa-radius-xs)',
      sm: 'var(--tapa-radius-sm)',
      control: 'var(--tapa-radius-control)',
      card: 'var(--tapa-radius-card)',
      panel: 'var(--tapa-radius-panel)',
      pill: 'var(--tapa-radius-pill)',
      inherit: 'inherit',
    },
    boxShadow: {
      none: 'none',
      1: 'var(--tapa-shadow-1)',
      2: 'var(--tapa-shadow-2)',
      3: 'var(--tapa-shadow-3)',
    },
    fontFamily: { display: 'var(--tapa-font-display)', text: 'var(--tapa-font-text)' },
    fontSize: typeScale,
    fontWeight: {
      regular: '400',
      medium: '500',
      semibold: '600',
      bold: '700',
      display: 'var(--tapa-display-weight)',
    },
    transitionDuration: {
      fast: 'var(--tapa-duration-fast)',
      base: 'var(--tapa-duration-base)',
      slow: 'var(--tapa-duration-slow)',
    },
    transitionTimingFunction: { standard: 'var(--tapa-ease)', exit: 'var(--tapa-ease-exit)' },
    extend: { spacing: { ...componentSizes, ...textLengths } },
  },
} satisfies Config;

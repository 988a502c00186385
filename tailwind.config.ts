import type { Config } from 'tailwindcss';
import { componentSizes, semanticColors, typeScale } from './scripts/build/tokens/tailwind-theme';

/**
 * Tapa's theme for Tailwind v4 (loaded by `@config` in src/theme/tailwind-setup.css). Every colour, radius, shadow, font and
 * size is a `--tapa-*` variable, so a brand or a colour scheme is only ever another value of the same variable.
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
    extend: { spacing: componentSizes },
  },
} satisfies Config;

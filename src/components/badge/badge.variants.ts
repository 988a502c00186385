import { cva } from 'class-variance-authority';

const tones = {
  default: 't:border-brand-soft-border t:bg-brand-soft t:text-on-brand-soft',
  secondary: 't:bg-neutral-soft t:text-muted',
  positive: 't:border-positive-border t:bg-positive-soft t:text-positive-text',
  warning: 't:border-warning-border t:bg-warning-soft t:text-warning-text',
  danger: 't:border-danger-border t:bg-danger-soft t:text-danger-text',
} as const;

// DESIGN section 6 'Badge': a status is 24 high in 12 px, a role 22 high in 11 px with wider tracking.
const sizes = {
  md: 't:min-h-badge-height t:px-badge-padding-x t:text-caption t:leading-none',
  sm: 't:min-h-[22px] t:px-badge-padding-x t:text-overline t:leading-none t:tracking-[0.04em]',
} as const;

/** What a badge means: brand, neutral, good, waiting, broken. Its text says the same. */
export type BadgeTone = keyof typeof tones;

/** Every tone. */
export const BADGE_TONES = Object.keys(tones) as BadgeTone[];

/** What a badge is when nothing is said. */
export const badgeDefaults = { tone: 'secondary', size: 'md' } as const;

export const badgeClasses = cva(
  [
    't:root t:inline-flex t:max-w-full t:items-center t:gap-[5px] t:rounded-pill t:border t:align-middle t:font-semibold',
  ],
  { variants: { tone: tones, size: sizes }, defaultVariants: badgeDefaults },
);

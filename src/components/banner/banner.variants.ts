import { cva } from 'class-variance-authority';

const tone = {
  warning: 't:border-warning-border t:bg-warning-soft',
  info: 't:border-brand-soft-border t:bg-brand-soft',
} as const;

/** What a banner is about: 'warning' for what does not work, 'info' for what is good to know. */
export type BannerTone = keyof typeof tone;

/** Every tone. */
export const BANNER_TONES = Object.keys(tone) as BannerTone[];

/** What a banner is when nothing is said. */
export const bannerDefaults = { tone: 'info' } as const satisfies { tone: BannerTone };

export const bannerClasses = cva('t:root t:@container t:border-b', {
  variants: { tone },
  defaultVariants: bannerDefaults,
});

export const bannerIconClasses = cva('t:flex t:*:icon-20', {
  variants: { tone: { warning: 't:text-warning-text', info: 't:text-on-brand-soft' } },
  defaultVariants: bannerDefaults,
});

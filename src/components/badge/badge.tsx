import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { badgeMessages } from '../../i18n/compiled/en/badge.js';
import { cx } from '../../lib/cx.js';

const tones = {
  default: 't:border-brand-soft-border t:bg-brand-soft t:text-on-brand-soft',
  secondary: 't:bg-neutral-soft t:text-muted',
  positive: 't:border-positive-border t:bg-positive-soft t:text-positive-text',
  warning: 't:border-warning-border t:bg-warning-soft t:text-warning-text',
  danger: 't:border-danger-border t:bg-danger-soft t:text-danger-text',
} as const;

const sizes = {
  md: 't:min-h-badge-height t:px-badge-padding-x t:text-caption t:leading-none',
  sm: 't:min-h-5.5 t:px-badge-padding-x t:text-overline t:leading-none',
} as const;

/** Meaning of a badge: brand, neutral, good, waiting, broken. Its text conveys the same. */
export type BadgeTone = keyof typeof tones;

/** Every tone. */
export const BADGE_TONES = Object.keys(tones) as BadgeTone[];

/** Defaults of a badge. */
export const badgeDefaults = { tone: 'secondary', size: 'md' } as const;

export const badgeClasses = cva(
  [
    't:root t:inline-flex t:max-w-full t:items-center t:gap-1.25 t:rounded-pill t:border t:align-middle t:font-semibold',
  ],
  { variants: { tone: tones, size: sizes }, defaultVariants: badgeDefaults },
);

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** Meaning, never by colour alone: the text conveys it too. @default 'secondary' */
  tone?: BadgeTone | undefined;
  /** 'md' is 24 px high; 'sm' (22 px) is for roles and notes. @default 'md' */
  size?: 'md' | 'sm' | undefined;
  /** A decorative icon before the text, 14 px. */
  icon?: ReactNode | undefined;
  /** One or two words. */
  children: ReactNode;
}

const BADGE_TEXT = 't:truncate t:py-0.5';

/**
 * A short label in a pill. For a status use `StatusBadge`, which knows the icons.
 *
 * @example
 * <Badge tone="positive" icon={<CircleCheck />}>Verified</Badge>
 */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = badgeDefaults.tone, size = badgeDefaults.size, icon, className, children, ...rest },
  ref,
) {
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      className={cx(badgeClasses({ tone, size }), className)}
      ref={ref}
      {...rest}
    >
      {icon ? (
        <span aria-hidden="true" className="t:-ms-px t:flex t:*:icon-14">
          {icon}
        </span>
      ) : null}
      <span className={BADGE_TEXT}>{children}</span>
    </span>
  );
});

/** Label of panels that show fallback figures or a sample list. */
export const SAMPLE_DATA_LABEL = badgeMessages['badge.sample'];

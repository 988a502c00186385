import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { type BadgeTone, badgeClasses, badgeDefaults } from './badge.variants';

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** What it means. Never by colour alone: the text says it too. @default 'secondary' */
  tone?: BadgeTone;
  /** 'md' is 24 px high; 'sm' (22 px) is for roles and notes. @default 'md' */
  size?: 'md' | 'sm';
  /** A decorative icon before the text, 14 px. */
  icon?: ReactNode;
  /** One or two words. */
  children: ReactNode;
}

/** The part of a badge that gives way where there is no room for all of its text. */
const BADGE_TEXT = 't:truncate t:py-0.5';

/**
 * A word about something, in a pill. For a status use `StatusBadge`, which knows the icons.
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

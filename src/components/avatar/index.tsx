'use client';
import { Fallback, Image, Root } from '@radix-ui/react-avatar';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { initialsOf } from '../../domain/user.js';
import { UserRound } from '../../icons/compiled/user-round.js';
import { cx } from '../../lib/cx.js';
import { Skeleton, useLoading } from '../skeleton/index.js';

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Name of the person; the initials come from it. */
  name: string;
  /** Address of the picture, used as it is: check untrusted ones with `safeImageUrl` first. */
  src?: string | undefined;
  /** Letters shown without a picture or when it fails to load; an icon where empty. @default from `name` */
  initials?: string | undefined;
  /** Size in px: 28 in rows of one line, 36 in bars, 40 in rows of two lines and in menus. @default 40 */
  size?: 28 | 36 | 40 | undefined;
  /** 'brand' for the signed-in person, 'neutral' for people in lists. @default 'brand' */
  tone?: 'brand' | 'neutral' | undefined;
  /** Text for screen readers; leave it out beside the name. @default hidden from them */
  label?: string | undefined;
}

const avatarClasses = cva(
  't:relative t:inline-grid t:flex-none t:place-items-center t:overflow-clip t:rounded-pill t:border t:font-text t:font-semibold t:select-none',
  {
    variants: {
      size: {
        28: 't:size-rem-1.75 t:text-overline t:leading-none',
        36: 't:size-rem-2.25 t:text-label t:leading-none',
        40: 't:size-rem-2.5 t:text-label t:leading-none',
      },
      tone: {
        brand: 't:border-brand-soft-border t:bg-brand-soft t:text-on-brand-soft',
        neutral: 't:bg-neutral-soft t:text-muted',
      },
    },
  },
);

/**
 * A person's picture, or the initials when there is none. Decorative unless it has a `label`.
 *
 * @example
 * <Avatar name="Hana Tāmaki" src={safeImageUrl(user.profileImageUrl)} />
 */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, initials = initialsOf(name), size = 40, tone = 'brand', label, className, ...rest },
  ref,
) {
  const loading = useLoading();
  // A plain element where there is no picture to load: lists have many of these.
  const Frame = src ? Root : 'span';
  const letters = initials || <UserRound aria-hidden="true" className="t:icon-18" />;
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Frame
      data-slot="avatar"
      data-tone={tone}
      className={cx(avatarClasses({ size, tone }), className)}
      ref={ref}
      {...naming}
      {...rest}
    >
      {loading ? (
        <Skeleton className="t:absolute t:inset-0" height="100%" shape="pill" />
      ) : src ? (
        <>
          <Image src={src} alt="" className="t:absolute t:inset-0 t:size-full t:object-cover" />
          <Fallback className="t:contents">{letters}</Fallback>
        </>
      ) : (
        letters
      )}
    </Frame>
  );
});

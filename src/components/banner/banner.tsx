import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { offlineMessages } from '../../i18n/compiled/en/offline.js';
import { CircleAlert } from '../../icons/compiled/circle-alert.js';
import { TriangleAlert } from '../../icons/compiled/triangle-alert.js';
import { cx, type PartClasses } from '../../lib/cx.js';

const tone = {
  warning: 't:border-warning-border t:bg-warning-soft',
  info: 't:border-brand-soft-border t:bg-brand-soft',
} as const;

/** Kind of a banner: 'warning' for what does not work, 'info' for what is good to know. */
export type BannerTone = keyof typeof tone;

/** Every tone. */
export const BANNER_TONES = Object.keys(tone) as BannerTone[];

/** Defaults of a banner. */
export const bannerDefaults = { tone: 'info' } as const satisfies { tone: BannerTone };

export const bannerClasses = cva('t:root t:@container t:whole-width t:border-b', {
  variants: { tone },
  defaultVariants: bannerDefaults,
});

export const bannerIconClasses = cva('t:flex t:*:icon-20', {
  variants: { tone: { warning: 't:text-warning-text', info: 't:text-on-brand-soft' } },
  defaultVariants: bannerDefaults,
});

export interface BannerProps extends ComponentPropsWithoutRef<'div'> {
  /** Kind of the message, which decides colour and icon. @default 'info' */
  tone?: BannerTone | undefined;
  /** A decorative icon, 20 px. @default a circle or triangle with an exclamation mark */
  icon?: ReactNode | undefined;
  /** One or two short sentences. */
  children: ReactNode;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: PartClasses<'banner-icon' | 'banner-text'> | undefined;
}

const ICONS = { info: CircleAlert, warning: TriangleAlert };

/**
 * A message about the whole page, from edge to edge below the top bar. It has no role: put a banner that
 * appears later into a `role="status"` element that is in the page from the start, as `OfflineBanner` does.
 *
 * @example
 * <Banner tone="info">You are looking at sample data.</Banner>
 */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = bannerDefaults.tone, icon, classNames, className, children, ...rest },
  ref,
) {
  const Icon = ICONS[tone];
  return (
    <div
      data-slot="banner"
      data-tone={tone}
      className={cx(bannerClasses({ tone }), className)}
      ref={ref}
      {...rest}
    >
      <div className="t:page-width t:flex t:min-h-11 t:items-center t:gap-2.5 t:py-2.5">
        <span
          data-slot="banner-icon"
          aria-hidden="true"
          className={cx(bannerIconClasses({ tone }), classNames?.['banner-icon'])}
        >
          {icon ?? <Icon />}
        </span>
        <div
          data-slot="banner-text"
          className={cx('t:min-w-0 t:flex-1 t:text-pretty t:wrap-anywhere', classNames?.['banner-text'])}
        >
          <bdi>{children}</bdi>
        </div>
      </div>
    </div>
  );
});

/** Text of `OfflineBanner` (spec: 2.offline-banner). */
export const OFFLINE_TEXT = offlineMessages.offline;

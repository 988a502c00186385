'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { navMessages } from '../../i18n/compiled/en/nav.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx, type PartClasses } from '../../lib/cx.js';
import { Link } from '../../theme/index.js';
import { CountBadge } from '../badge/index.js';
import { activeNavItem } from '../bottom-nav/index.js';

export type HeaderBandProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The woven edge below the top bar: 16 px of pattern, or a hairline where the brand sets its motif to 0. Decorative. */
export const HeaderBand = forwardRef<HTMLDivElement, HeaderBandProps>(function HeaderBand(
  { className, ...rest },
  ref,
) {
  return (
    <div
      data-slot="header-band"
      aria-hidden="true"
      className={cx('t:motif-band', className)}
      ref={ref}
      {...rest}
    />
  );
});

export type TapaMarkProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'viewBox'>;

/** Tapa's mark: three folds of cloth on the brand colour. Decorative; the name stands beside it. 28 px. */
export const TapaMark = forwardRef<SVGSVGElement, TapaMarkProps>(function TapaMark(
  { className, ...rest },
  ref,
) {
  return (
    <svg
      data-slot="tapa-mark"
      viewBox="0 0 28 28"
      aria-hidden="true"
      className={cx('t:size-rem-1.75 t:flex-none', className)}
      ref={ref}
      {...rest}
    >
      <rect width="28" height="28" className="t:fill-brand t:[rx:min(8px,var(--tapa-radius))]" />
      <path
        d="M6 13l8-7 8 7M6 18l8-7 8 7M6 23l8-7 8 7"
        fill="none"
        strokeWidth="2"
        strokeLinejoin="miter"
        className="t:stroke-on-brand"
      />
    </svg>
  );
});

/** One destination of the top bar. The domain's navigation items fit. */
export interface TopBarItem {
  /** Path that it leads to. */
  readonly href: string;
  /** Its name. */
  readonly label: string;
  /** True where it is the current one, whatever the path is. @default by `currentPath` */
  readonly isCurrent?: boolean | undefined;
  /** Count of what is new there; above 99 shows '99+', 0 shows nothing. */
  readonly badge?: number | undefined;
}

type TopBarClasses = PartClasses<'top-bar-brand' | 'top-bar-item' | 'top-bar-end'>;

export interface TopBarProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** The partner's logo and name. @default Tapa's mark and name */
  brand?: ReactNode | undefined;
  /** Where the brand leads; `null` where it leads nowhere. @default '/' */
  brandHref?: string | null | undefined;
  /**
   * Destinations, shown in windows of 768 px and more where the bar is 740 px and wider, beside a scrollbar too: in
   * smaller windows the bottom navigation has them.
   */
  items?: readonly TopBarItem[] | undefined;
  /** Path of the current page, without query. */
  currentPath?: string | undefined;
  /** Keeps the bar at the top of the window while the page scrolls below it. @default false */
  sticky?: boolean | undefined;
  /** The name of the navigation landmark. @default 'Main' */
  navLabel?: string | undefined;
  /** The end of the bar, e.g. a `UserMenu` or a sign-in link. */
  end?: ReactNode | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: TopBarClasses | undefined;
}

const NO_ITEMS: readonly TopBarItem[] = [];

/** A name, in every language. */
const BRAND_NAME = 'Tapa';

const navItem = cva(
  't:inline-flex t:min-h-button-height t:touch:min-h-touch-target t:items-center t:gap-2 t:rounded-control t:px-3 t:font-medium t:whitespace-nowrap t:transition-colors',
  {
    variants: {
      current: {
        // Where the reader's colours take the place of ours, they say nothing of the current page.
        true: 't:bg-brand-soft t:text-brand-text t:forced-colors:border',
        false: 't:text-muted t:hover:bg-surface-hover t:hover:text-ink',
      },
    },
  },
);

/**
 * The bar at the top of every page: brand, destinations, account. 64 px high, 56 where it is narrow. Put a
 * `HeaderBand` below it. Parts: `top-bar`, `top-bar-brand`, `top-bar-item`, `top-bar-end`.
 *
 * @example
 * <TopBar items={navItemsForRole(user.role)} currentPath={pathname} end={<UserMenu {...account} />} />
 */
export const TopBar = forwardRef<HTMLElement, TopBarProps>(function TopBar(
  {
    brand,
    brandHref = '/',
    items = NO_ITEMS,
    currentPath = '',
    sticky = false,
    navLabel,
    end,
    classNames,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(navMessages);
  const active = items.find(({ isCurrent }) => isCurrent) ?? activeNavItem(items, currentPath);
  const brandProps = {
    'data-slot': 'top-bar-brand',
    className: cx(
      't:me-auto t:inline-flex t:min-h-touch-target t:items-center t:gap-2.5 t:rounded-xs t:font-display t:text-title-section t:whitespace-nowrap',
      classNames?.['top-bar-brand'],
    ),
    children: brand ?? (
      <>
        <TapaMark />
        <span className="t:contents">{BRAND_NAME}</span>
      </>
    ),
  };
  return (
    <header
      data-slot="top-bar"
      className={cx(
        't:root t:@container t:whole-width t:bg-surface',
        sticky && 't:sticky t:top-(--tapa-visible-top,0px) t:z-20 t:print:static',
        className,
      )}
      ref={ref}
      {...rest}
    >
      <div
        className={cx(
          't:page-width t:flex t:min-h-topbar-height-mobile t:items-center t:gap-2',
          't:@min-phone:min-h-topbar-height t:@min-phone:gap-4 t:@min-table:gap-8',
        )}
      >
        {brandHref === null ? <span {...brandProps} /> : <Link {...brandProps} href={brandHref} />}
        {items.length > 0 ? (
          <nav
            aria-label={navLabel ?? t['nav.main']}
            // By the window, as the bottom navigation is hidden: beside a scrollbar the bar of that window is narrower.
            className="t:hidden t:min-w-0 t:flex-auto t:md:@min-phone:flex"
          >
            <ul role="list" className="t:flex t:min-w-0 t:flex-wrap t:gap-1">
              {items.map((item) => (
                <li key={`${item.href} ${item.label}`} className="t:flex t:min-w-0">
                  <Link
                    data-slot="top-bar-item"
                    href={item.href}
                    aria-current={item === active ? 'page' : undefined}
                    className={cx(navItem({ current: item === active }), classNames?.['top-bar-item'])}
                  >
                    <span className="t:contents">{item.label}</span>
                    {(item.badge ?? 0) >= 1 ? (
                      <CountBadge value={item.badge ?? 0} label={t['nav.new']({ count: item.badge ?? 0 })} />
                    ) : null}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {end ? (
          <div
            data-slot="top-bar-end"
            className={cx('t:ms-auto t:flex t:flex-none t:items-center t:gap-1', classNames?.['top-bar-end'])}
          >
            {end}
          </div>
        ) : null}
      </div>
    </header>
  );
});

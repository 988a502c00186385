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

/** Decorative band below the top bar: 16 px of pattern, or a hairline where the brand's motif is 0. */
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

/** Tapa's logo of 28 px, decorative: put the name beside it. */
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

/** One destination of the top bar. */
export interface TopBarItem {
  readonly href: string;
  readonly label: string;
  /** Marks the current page. @default by `currentPath` */
  readonly isCurrent?: boolean | undefined;
  /** Number of new items; above 99 shows '99+', 0 shows nothing. */
  readonly badge?: number | undefined;
}

type TopBarClasses = PartClasses<'top-bar-brand' | 'top-bar-item' | 'top-bar-end'>;

export interface TopBarProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** Logo and name. @default Tapa's */
  brand?: ReactNode | undefined;
  /** Link of the brand; `null` for none. @default '/' */
  brandHref?: string | null | undefined;
  /** Destinations, shown where the window is at least 768 px wide and the bar 740 px. */
  items?: readonly TopBarItem[] | undefined;
  /** Path of the current page, without query. */
  currentPath?: string | undefined;
  /** Keeps the bar at the top of the window while the page scrolls below it. @default false */
  sticky?: boolean | undefined;
  /** Label of the navigation landmark. @default 'Main' */
  navLabel?: string | undefined;
  /** Content at the inline end, e.g. a `UserMenu` or a sign-in link. */
  end?: ReactNode | undefined;
  /** Classes for its parts, by `data-slot`. */
  classNames?: TopBarClasses | undefined;
}

const NO_ITEMS: readonly TopBarItem[] = [];

/** Not translated. */
const BRAND_NAME = 'Tapa';

const navItem = cva(
  't:inline-flex t:min-h-button-height t:touch:min-h-touch-target t:items-center t:gap-2 t:rounded-control t:px-3 t:font-medium t:whitespace-nowrap t:transition-colors',
  {
    variants: {
      current: {
        // Forced colours remove the fill that marks the current page.
        true: 't:bg-brand-soft t:text-brand-text t:forced-colors:border',
        false: 't:text-muted t:hover:bg-surface-hover t:hover:text-ink',
      },
    },
  },
);

/**
 * Bar at the top of every page: brand, destinations, account. 64 px high, 56 where it is narrow. Put a
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
          't:page-width t:flex t:min-h-topbar-height-mobile t:items-center t:gap-2 t:@max-phone:flex-wrap',
          't:@min-phone:min-h-topbar-height t:@min-phone:gap-4 t:@min-table:gap-8',
        )}
      >
        {brandHref === null ? <span {...brandProps} /> : <Link {...brandProps} href={brandHref} />}
        {items.length > 0 ? (
          <nav
            aria-label={navLabel ?? t['nav.main']}
            // By the window, like the bottom navigation: a scrollbar makes the bar narrower than the window.
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

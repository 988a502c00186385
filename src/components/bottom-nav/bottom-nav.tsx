'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useMemo } from 'react';
import { navMessages } from '../../i18n/compiled/en/nav.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx, type PartClasses } from '../../lib/cx.js';
import { Link } from '../../theme/index.js';
import { CountBadge } from '../badge/index.js';
import { NAV_ICONS, navItemsOf } from './nav-items.js';
import { activeNavItem } from './navigation.js';

/** One destination of the bottom navigation. */
export interface BottomNavItem {
  /** Path of the page. */
  href: string;
  /** Label under the icon. */
  label: string;
  /** Decorative icon, 24 px. */
  icon: ReactNode;
  /** Count of new items: '99+' above 99, nothing for 0 (spec: 2.nav-badge). */
  badge?: number | undefined;
}

type BottomNavClasses = PartClasses<'bottom-nav-item' | 'bottom-nav-icon' | 'bottom-nav-label'>;

export interface BottomNavProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Up to five destinations. */
  items: readonly BottomNavItem[];
  /** Path of the current page, without query. Its item is the one of `activeNavItem` (spec: 2.nav-active). */
  currentPath: string;
  /** Name of the landmark. @default 'Main pages' */
  'aria-label'?: string | undefined;
  /** Fixes it to the lower edge and hides it from 768 px; `false` shows it in place. @default true */
  fixed?: boolean | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: BottomNavClasses | undefined;
}

const navItem = cva(
  [
    't:relative t:grid t:min-w-0 t:content-center t:justify-items-center t:gap-1 t:px-1 t:py-1.5 t:text-center t:focus-visible:-outline-offset-2',
    // 11 px; large text grows as long as five labels fit side by side.
    't:text-[min(calc(0.6875*var(--tapa-rem,1rem)),3.7cqi)] t:leading-[1.2728]',
  ],
  {
    variants: {
      current: { true: 't:font-bold t:text-brand-text', false: 't:font-medium t:text-muted' },
    },
  },
);
const CURRENT_MARK =
  't:absolute t:-top-px t:h-0.75 t:w-8 t:rounded-b-pill t:bg-brand-mark t:forced-colors:bg-[Highlight]';

/**
 * The main destinations within reach of the thumb, on small screens; in low windows at the end of the page.
 * It is not printed, as paper would repeat it on every page. A tap vibrates for 10 ms where the device can.
 * Parts: `bottom-nav`, `bottom-nav-item`, `bottom-nav-icon`, `bottom-nav-label`.
 *
 * @example
 * <BottomNav currentPath="/wishlists" items={[{ href: '/', label: 'Home', icon: <House /> }]} />
 */
export const BottomNav = forwardRef<HTMLElement, BottomNavProps>(function BottomNav(
  { items, currentPath, 'aria-label': label, fixed = true, classNames, className, ...rest },
  ref,
) {
  const t = useMessages(navMessages);
  const active = activeNavItem(items, currentPath);
  return (
    <nav
      data-slot="bottom-nav"
      aria-label={label ?? t['nav.pages']}
      className={cx(
        't:root t:@container t:whole-width t:grid t:grid-cols-1 t:border-t t:bg-surface',
        't:min-h-(--tapa-bottom-nav-room) t:pb-[env(safe-area-inset-bottom)]',
        fixed && 't:tall:fixed t:inset-x-0 t:bottom-0 t:z-20 t:md:hidden t:print:hidden',
        className,
      )}
      ref={ref}
      {...rest}
    >
      <ul role="list" className="t:grid t:auto-cols-fr t:grid-flow-col">
        {items.map((item) => (
          <li key={`${item.href} ${item.label}`} className="t:grid t:min-w-0">
            <Link
              data-slot="bottom-nav-item"
              href={item.href}
              aria-current={item === active ? 'page' : undefined}
              onClick={vibrateOnTap}
              className={cx(navItem({ current: item === active }), classNames?.['bottom-nav-item'])}
            >
              <span
                data-slot="bottom-nav-label"
                className={cx(
                  't:line-clamp-2 t:max-w-full t:hyphens-auto t:wrap-anywhere',
                  classNames?.['bottom-nav-label'],
                )}
              >
                {item.label}
              </span>
              {/* Visible above the label, read after it: 'Saved 3 new'. */}
              <span className="t:relative t:order-first t:grid">
                <span
                  data-slot="bottom-nav-icon"
                  aria-hidden="true"
                  className={cx('t:grid t:*:icon-24', classNames?.['bottom-nav-icon'])}
                >
                  {item.icon}
                </span>
                {(item.badge ?? 0) >= 1 ? (
                  <CountBadge
                    value={item.badge ?? 0}
                    label={t['nav.new']({ count: item.badge ?? 0 })}
                    className="t:absolute t:start-3 t:-top-2 t:text-[length:inherit]! t:box-shadow-[0_0_0_2px_var(--tapa-color-surface)]"
                  />
                ) : null}
              </span>
              {item === active ? <span aria-hidden="true" className={CURRENT_MARK} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** Length of the vibration on a tap, in ms (spec: 2.nav-vibration). */
const TAP_VIBRATION_MS = 10;

export function vibrateOnTap(): void {
  try {
    navigator.vibrate?.(TAP_VIBRATION_MS);
  } catch {
    // A permissions policy forbids it. The tap itself goes on.
  }
}

export interface RoleBottomNavProps extends Omit<BottomNavProps, 'items' | 'role'> {
  /** Role of the user; without one, the traveler's items show. */
  role: string | null | undefined;
  /** Raw `[{ label, href, icon, badge }]`, sanitised here. @default the role's items, with fixed counts */
  navItems?: unknown;
}

/**
 * The bottom navigation with the items of a role (spec: 2.nav-all).
 *
 * @example
 * <RoleBottomNav role={user?.role} currentPath={location.pathname}
 *   navItems={navItemsForRole(user?.role).map((item) => ({ ...item, badge: counts[item.href] }))} />
 */
export const RoleBottomNav = forwardRef<HTMLElement, RoleBottomNavProps>(function RoleBottomNav(
  { role, navItems, ...rest },
  ref,
) {
  const t = useMessages(navMessages);
  const items = useMemo(
    () =>
      navItemsOf(navItems, role, true, t).map(({ icon, ...item }) => {
        const Icon = NAV_ICONS[icon];
        return { ...item, icon: <Icon /> };
      }),
    [navItems, role, t],
  );
  return <BottomNav items={items} ref={ref} {...rest} />;
});

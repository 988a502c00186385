'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from 'react';
import { cx } from '../../lib/cx.js';
import { scrollClear } from '../../lib/scroll-clear.js';
import { HeaderBand } from '../top-bar/index.js';

export interface PageFrameProps extends ComponentPropsWithoutRef<'div'> {
  /** Bar at the top, e.g. a `TopBar`. @default none, and no band below it */
  topBar?: ReactNode | undefined;
  /** Decorative edge below the bar. @default a `HeaderBand` where there is a bar */
  band?: ReactNode | undefined;
  /** Notices under the bar, e.g. a `Banner`. */
  banner?: ReactNode | undefined;
  /** Ref of the page's `<main>`. */
  mainRef?: Ref<HTMLElement> | undefined;
  /** Class of the page's `<main>`. */
  mainClassName?: string | undefined;
  /** Content of the page: begin with a `PageHeader`. */
  children?: ReactNode | undefined;
}

/** Height of the sticky bar. With large text the avatar and its padding (2.25rem + 8px) are higher. */
const UNDER_BAR = [
  't:[--tapa-bar-room:max(var(--tapa-topbar-height-mobile,56px),2.25*var(--tapa-rem,1rem)+8px)] t:[--tapa-sticky-top:var(--tapa-bar-room)]',
  't:@min-phone:[--tapa-bar-room:max(var(--tapa-topbar-height,64px),2.25*var(--tapa-rem,1rem)+8px)]',
  't:max-md:in-[[data-tapa-theme]:has([data-slot=bottom-nav])]:[--tapa-sticky-bottom:var(--tapa-bottom-nav-room)]',
].join(' ');

/**
 * Frames a page as the dashboards do: bar, notices, one `<main>` of at most 1280 px (1520 px in windows from
 * 1600 px, 1840 px from 2200 px). It sets `--tapa-page-margin`. Put a `BottomNav` after it.
 * Parts: `page-frame`, `page-main`.
 *
 * @example
 * <PageFrame topBar={<TopBar items={navItemsForRole(user.role)} currentPath={pathname} />}>
 *   <PageHeader title="Messages" help="What hosts and guides wrote to you." />
 *   …
 * </PageFrame>
 */
export const PageFrame = forwardRef<HTMLDivElement, PageFrameProps>(function PageFrame(
  {
    topBar,
    band = topBar ? <HeaderBand /> : null,
    banner,
    mainRef,
    mainClassName,
    className,
    children,
    ...rest
  },
  ref,
) {
  return (
    <div
      data-slot="page-frame"
      className={cx('t:root t:@container/page t:whole-width t:shares-width', className)}
      ref={ref}
      {...rest}
    >
      {topBar}
      {band}
      {banner}
      <main
        data-slot="page-main"
        className={cx('t:page-width t:seen-in-focus t:pb-24 t:@min-phone:pb-20', UNDER_BAR, mainClassName)}
        ref={mainRef}
        onFocus={scrollClear}
      >
        {children}
      </main>
    </div>
  );
});

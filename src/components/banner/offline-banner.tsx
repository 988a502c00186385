'use client';
import { WifiOff } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from 'react';
import { cx } from '../../lib/cx';
import { Banner } from './banner';

/** The banner that shows while the browser is offline (spec section 2 'Global screens'). */
export const OFFLINE_TEXT = "You're offline. Some features may not work properly.";

/**
 * Whether the browser has said that it is offline: true from an `offline` event to the next `online` event. Being
 * offline already when the page starts does not count (spec section 4).
 */
export function useOffline(): boolean {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const goOffline = () => setIsOffline(true);
    const goOnline = () => setIsOffline(false);
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    return () => {
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
    };
  }, []);
  return isOffline;
}

export interface OfflineBannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'> {
  /** Says whether the connection is there, in the place of the browser's events. @default what the events say */
  online?: boolean;
}

/**
 * Says that the connection is gone, from the browser's `offline` event to its `online` event (spec section 2). The
 * live region around it stands in the page from the start, so that screen readers hear the message.
 *
 * @example
 * <TopBar … /><HeaderBand /><OfflineBanner />
 */
export const OfflineBanner = forwardRef<HTMLDivElement, OfflineBannerProps>(function OfflineBanner(
  { online, className, ...rest },
  ref,
) {
  const wentOffline = useOffline();
  const isOffline = online === undefined ? wentOffline : !online;
  return (
    <div
      data-slot="offline-banner"
      data-state={isOffline ? 'offline' : 'online'}
      role="status"
      className={cx('t:block', className)}
      ref={ref}
      {...rest}
    >
      {isOffline ? (
        <Banner tone="warning" icon={<WifiOff />}>
          {OFFLINE_TEXT}
        </Banner>
      ) : null}
    </div>
  );
});

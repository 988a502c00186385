'use client';
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from 'react';
import { offlineMessages } from '../../i18n/compiled/en/offline.js';
import { useMessages } from '../../i18n/use-messages.js';
import { WifiOff } from '../../icons/compiled/wifi-off.js';
import { cx } from '../../lib/cx.js';
import { Banner } from './banner.js';

/** Returns whether the browser went offline: its event counts, not its state (spec: 4.offline-banner). */
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
  /** True where there is a connection, in place of the browser's events. @default follows the events */
  online?: boolean | undefined;
}

/**
 * Shows a banner from the browser's `offline` event to its `online` event (spec: 2.offline-banner), and
 * announces both. Its live region is in the page from the start, as screen readers require.
 *
 * @example
 * <TopBar … /><HeaderBand /><OfflineBanner />
 */
export const OfflineBanner = forwardRef<HTMLDivElement, OfflineBannerProps>(function OfflineBanner(
  { online, className, ...rest },
  ref,
) {
  const t = useMessages(offlineMessages);
  const wentOffline = useOffline();
  const isOffline = online === undefined ? wentOffline : !online;
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);
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
          {t.offline}
        </Banner>
      ) : wasOffline ? (
        <p className="t:sr-only">{t['offline.over']}</p>
      ) : null}
    </div>
  );
});

'use client';
import { useEffect, useState } from 'react';

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

import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { OfflineBanner, useOffline } from 'tapa-ui/banner';

const OfferPlace = createContext<(place: HTMLElement | null) => void>(() => undefined);

/**
 * Knows from the app's start whether the connection is gone, and says so in the place that the screen offers, else above
 * it. A screen that comes while the connection is gone would not know by itself: only the event counts.
 */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const banner = <OfflineBanner online={!useOffline()} />;
  return (
    <OfferPlace.Provider value={setPlace}>
      {place ? createPortal(banner, place) : banner}
      {children}
    </OfferPlace.Provider>
  );
}

/** Where a screen wants the offline banner: under its top bar (DESIGN section 6). */
export const OfflinePlace = () => <div ref={useContext(OfferPlace)} />;

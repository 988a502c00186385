import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { OfflineBanner, useOffline } from 'tapa-ui/banner';

interface Offline {
  readonly isOffline: boolean;
  /** Called with whether the current screen has a place for the banner. */
  readonly setHasPlace: (hasPlace: boolean) => void;
}

const OfflineContext = createContext<Offline>({ isOffline: false, setHasPlace: () => undefined });

/**
 * Watches the connection from the app's start, because a lost one is only announced by an event. Shows the banner above
 * screens that have no place for it, e.g. while a screen loads or after it has failed.
 */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const isOffline = useOffline();
  const [hasPlace, setHasPlace] = useState(false);
  const offline = useMemo(() => ({ isOffline, setHasPlace }), [isOffline]);
  return (
    <OfflineContext.Provider value={offline}>
      {isOffline && !hasPlace ? <OfflineBanner online={false} /> : null}
      {children}
    </OfflineContext.Provider>
  );
}

/** The offline banner of a screen, under its top bar. */
export function OfflinePlace() {
  const { isOffline, setHasPlace } = useContext(OfflineContext);
  useLayoutEffect(() => {
    setHasPlace(true);
    return () => setHasPlace(false);
  }, [setHasPlace]);
  return <OfflineBanner online={!isOffline} />;
}

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { Banner, OfflineBanner, useOffline } from 'tapa-ui/banner';
import { Button, ButtonRow } from 'tapa-ui/button';
import { ErrorFallback } from 'tapa-ui/error-fallback';
import { oldestRead, useCached } from '../api/queries/user-cache';
import { isNewBuildReady, onNewBuild, openNewBuild } from '../service-worker/new-build';
import { usePageMeta } from './page-meta';

interface Offline {
  readonly isOffline: boolean;
  readonly setHasPlace: (hasPlace: boolean) => void;
  readonly setIsFound: (isFound: boolean) => void;
}

const ignore = () => undefined;
const OfflineContext = createContext<Offline>({ isOffline: false, setHasPlace: ignore, setIsFound: ignore });

/** Watches the connection from the app's start. Screens without a `NoticePlace` get a banner above. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const wentOffline = useOffline();
  const [hasPlace, setHasPlace] = useState(false);
  const [isFound, setIsFound] = useState(false);
  const isOffline = wentOffline || isFound;
  const offline = useMemo(() => ({ isOffline, setHasPlace, setIsFound }), [isOffline]);
  return (
    <OfflineContext.Provider value={offline}>
      {isOffline && !hasPlace ? <OfflineBanner online={false} /> : null}
      {children}
    </OfflineContext.Provider>
  );
}

/** Shows the banner while the component is mounted: a page that opens without a connection gets no event. */
export function useSaysOffline(): void {
  const { setIsFound } = useContext(OfflineContext);
  useLayoutEffect(() => {
    setIsFound(true);
    return () => setIsFound(false);
  }, [setIsFound]);
}

export function NoticePlace() {
  const { isOffline, setHasPlace } = useContext(OfflineContext);
  useLayoutEffect(() => {
    setHasPlace(true);
    return () => setHasPlace(false);
  }, [setHasPlace]);
  return (
    <>
      <OfflineBanner online={!isOffline} />
      {isOffline ? <AsOf /> : null}
      <NewBuildNotice />
    </>
  );
}

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Shows the time of the oldest data on the screen: 'As of 10:12 today'. */
function AsOf() {
  const readAt = useCached(oldestRead);
  if (readAt === undefined) return null;
  const read = new Date(readAt);
  const time = read.toLocaleTimeString('en-US', TIME);
  const day = read.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
  const isToday = read.toDateString() === new Date().toDateString();
  return (
    <p className="page-wrap mt-0 mb-0 pt-2 font-text text-label text-muted">
      {isToday ? `As of ${time} today` : `As of ${time}, ${day}`}
    </p>
  );
}

function NewBuildNotice() {
  const isReady = useSyncExternalStore(onNewBuild, isNewBuildReady, () => false);
  return (
    <div role="status">
      {isReady ? (
        <Banner tone="info">
          A new version is ready{' '}
          <Button variant="secondary" size="sm" onClick={openNewBuild}>
            Reload
          </Button>
        </Banner>
      ) : null}
    </div>
  );
}

interface OfflineMessageProps {
  text: string;
  /** Called on a press, and when the connection is back. */
  onRetry: () => void;
  children?: ReactNode;
  fullHeight?: boolean;
}

export function OfflineMessage({ text, onRetry, children, fullHeight = false }: OfflineMessageProps) {
  usePageMeta({ title: 'Offline', noindex: true });
  useSaysOffline();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <ErrorFallback
      title="You're offline"
      text={text}
      actions={
        <ButtonRow>
          <Button variant="primary" size="lg" onClick={onRetry}>
            Try Again
          </Button>
          {children}
        </ButtonRow>
      }
      fullHeight={fullHeight}
    />
  );
}

/** Replaces a page that was never opened on this device and cannot load without a connection. */
export const OfflineScreen = ({ onRetry }: { onRetry: () => void }) => (
  <main>
    <OfflineMessage
      text="This page was never opened on this device, so it needs a connection. It opens by itself once you are back online."
      onRetry={onRetry}
      fullHeight
    >
      {history.length > 1 ? (
        <Button size="lg" onClick={() => history.back()}>
          Go back
        </Button>
      ) : (
        <Button size="lg" href="/">
          Home
        </Button>
      )}
    </OfflineMessage>
  </main>
);

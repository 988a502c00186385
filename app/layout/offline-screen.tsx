import { type ReactNode, useEffect } from 'react';
import { Button, ButtonRow } from 'tapa-ui/button';
import { ErrorFallback } from 'tapa-ui/error-fallback';
import { useSaysOffline } from './offline-notice';
import { usePageMeta } from './page-meta';

interface OfflineMessageProps {
  text: string;
  /** Tries to open it: by a press, and by itself when the connection is back. */
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

/** In the place of a page that was never opened on this device and cannot be loaded without a connection. */
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

import { useEffect } from 'react';
import { Button, ButtonRow } from 'tapa-ui/button';
import { ErrorFallback } from 'tapa-ui/error-fallback';
import { usePageMeta } from './page-meta';

/**
 * In the place of a page that was never opened on this device and cannot be loaded without a connection. It opens by
 * itself when the connection is back.
 */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  usePageMeta({ title: 'Offline', noindex: true });
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <main>
      <ErrorFallback
        title="You're offline"
        text="This page was never opened on this device, so it needs a connection. It opens by itself once you are back online."
        actions={
          <ButtonRow>
            <Button variant="primary" size="lg" onClick={onRetry}>
              Try Again
            </Button>
            {history.length > 1 ? (
              <Button size="lg" onClick={() => history.back()}>
                Go back
              </Button>
            ) : (
              <Button size="lg" href="/">
                Home
              </Button>
            )}
          </ButtonRow>
        }
        fullHeight
      />
    </main>
  );
}

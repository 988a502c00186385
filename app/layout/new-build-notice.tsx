import { useSyncExternalStore } from 'react';
import { Banner } from 'tapa-ui/banner';
import { Button } from 'tapa-ui/button';
import { isNewBuildReady, onNewBuild, openNewBuild } from '../service-worker/new-build';

/** Says in a tab that stays open that a newer build is ready. The page reloads when the reader wants it. */
export function NewBuildNotice() {
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

import { useEffect, useRef } from 'react';
import { bindActivity } from './bind-session-events';
import { ASSIST_INACTIVITY } from './constants';
import { createInactivityEngine } from './inactivity-engine';

/**
 * The second inactivity-triggered feature: calls back after 2 minutes without activity, at most every 30 seconds.
 * Without a callback, no listeners are added; the app passes none.
 */
export function useAssistInactivity(onInactive?: () => void): void {
  const callback = useRef(onInactive);
  const enabled = onInactive !== undefined;

  useEffect(() => {
    callback.current = onInactive;
  }, [onInactive]);

  useEffect(() => {
    if (!enabled) return;
    const engine = createInactivityEngine({ ...ASSIST_INACTIVITY, onInactive: () => callback.current?.() });
    const unbind = bindActivity(engine.activity);
    engine.start();
    return () => {
      unbind();
      engine.stop();
    };
  }, [enabled]);
}

import { useEffect, useMemo, useRef } from 'react';
import { bindSessionEvents } from './bind-session-events';
import { SESSION_PLATFORM } from './constants';
import { createSessionEngine, type SessionEngine } from './session-engine';
import { createSessionId } from './session-id';
import { createSessionTransport } from './session-transport';

/** What the session monitor gives to its page. */
export interface SessionMonitor {
  /** Sends `session_cleanup` now: call it before logging out by navigation. */
  endSession: () => void;
}

/** Bodies stay far below a beacon's 64 KB whatever the browser calls itself. */
const MAX_USER_AGENT = 1000;

function startEngine(): SessionEngine {
  const { archive, log } = createSessionTransport();
  const engine = createSessionEngine({
    archive,
    log,
    isPageVisible: () => document.visibilityState !== 'hidden',
    startMetadata: {
      platform: SESSION_PLATFORM,
      userAgent: navigator.userAgent.slice(0, MAX_USER_AGENT),
      sessionId: createSessionId(),
    },
  });
  engine.start();
  return engine;
}

/**
 * Monitors the session of a signed-in user; without one, nothing runs. Signing out, another user,
 * and unmounting end the session with `session_cleanup`. Use it once, near the root.
 *
 * @param person - names the user and nobody else; `null` without one
 */
export function useSessionMonitor(person: string | null): SessionMonitor {
  const running = useRef<SessionEngine | null>(null);

  useEffect(() => {
    if (person === null) return;
    const engine = startEngine();
    const unbind = bindSessionEvents(engine);
    running.current = engine;
    return () => {
      unbind();
      engine.stop();
      running.current = null;
    };
  }, [person]);

  return useMemo(() => ({ endSession: () => running.current?.cleanup() }), []);
}

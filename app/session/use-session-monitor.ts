import { useEffect } from 'react';
import { ACTIVITY_ACTIONS, type ActivityEvent, SESSION_PLATFORM } from './constants';
import { createSessionEngine, type SessionEngine } from './session-engine';
import { createSessionTransport } from './session-transport';

/** Keeps bodies far below a beacon's 64 KB. */
const MAX_USER_AGENT = 1000;

/** Returns a random id, kept in memory only. `randomUUID` exists in secure contexts only. */
export function createSessionId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

let running: SessionEngine | undefined;

/** Sends `session_cleanup` and stops logging. Call it before logging out. */
export const endSession = (): void => running?.stop();

export const resumeSession = (): void => running?.start();

/**
 * Monitors the session of a signed-in user. Signing out, another user and unmounting end it with
 * `session_cleanup`. Use it once, near the root.
 *
 * @param person - unique id of the user, `null` without one
 */
export function useSessionMonitor(person: string | null): void {
  useEffect(() => {
    if (person === null) return;
    const engine = createSessionEngine({
      ...createSessionTransport(),
      isPageVisible: () => document.visibilityState !== 'hidden',
      startMetadata: () => ({
        platform: SESSION_PLATFORM,
        userAgent: navigator.userAgent.slice(0, MAX_USER_AGENT),
        sessionId: createSessionId(),
      }),
    });
    engine.start();
    const unbind = bindSessionEvents(engine);
    running = engine;
    return () => {
      unbind();
      engine.stop();
      running = undefined;
    };
  }, [person]);
}

/** Passive, so that scrolling never waits. Capturing, so that events with stopped propagation count. */
const ACTIVITY_LISTENING = { passive: true, capture: true } as const;

const ACTIVITY_EVENTS = Object.keys(ACTIVITY_ACTIONS) as ActivityEvent[];

// Only the types of events are used. Keys, targets and positions are never read.
function bindSessionEvents(engine: SessionEngine): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ACTIVITY_EVENTS) {
    document.addEventListener(type, () => engine.activity(type), { ...ACTIVITY_LISTENING, signal });
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') engine.pageHidden();
    else engine.pageVisible();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) engine.pageRestored();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', () => engine.pageUnload(), { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  return () => listening.abort();
}

import { ACTIVITY_ACTIONS, type ActivityEvent } from './constants';
import type { SessionEngine } from './session-engine';

/** Passive: scrolling never waits for these listeners. Capturing: an event whose propagation a page stops still counts. */
const ACTIVITY_LISTENING = { passive: true, capture: true } as const;

const ACTIVITY_EVENTS = Object.keys(ACTIVITY_ACTIONS) as ActivityEvent[];

/**
 * Connects a page's events to a session engine. Of activity only the type of an event is passed on; keys, targets and
 * positions are never read. Returns a function that removes the listeners.
 */
export function bindSessionEvents(engine: SessionEngine): () => void {
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

import { ACTIVITY_ACTIONS, type ActivityEvent } from './constants';
import type { SessionEngine } from './session-engine';

/** Passive: scrolling never waits for these listeners. Capturing: an event whose propagation a page stops still counts. */
const ACTIVITY_LISTENING = { passive: true, capture: true } as const;

const ACTIVITY_EVENTS = Object.keys(ACTIVITY_ACTIONS);

function isActivityEvent(type: string): type is ActivityEvent {
  return Object.hasOwn(ACTIVITY_ACTIONS, type);
}

/**
 * Reports a page's events as activity. Only the type of an event is passed on; keys, targets and positions are
 * never read.
 *
 * @returns removes the listeners
 */
export function bindActivity(onActivity: (event: ActivityEvent) => void): () => void {
  const listener = (event: Event) => {
    if (isActivityEvent(event.type)) onActivity(event.type);
  };
  for (const type of ACTIVITY_EVENTS) document.addEventListener(type, listener, ACTIVITY_LISTENING);
  return () => {
    for (const type of ACTIVITY_EVENTS) document.removeEventListener(type, listener, ACTIVITY_LISTENING);
  };
}

/** Connects a page's events to a session engine. Returns a function that removes the listeners. */
export function bindSessionEvents(engine: SessionEngine): () => void {
  const unbindActivity = bindActivity(engine.activity);
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') engine.pageHidden();
    else engine.pageVisible();
  };
  const onPageHide = () => engine.pageUnload();
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) engine.pageRestored();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    unbindActivity();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
  };
}

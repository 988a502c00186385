import { browserClock, type Clock } from './clock';
import {
  ACTIVITY_ACTIONS,
  ACTIVITY_SAMPLE_RATE,
  type ActivityEvent,
  type ArchiveTrigger,
  MOVEMENT_DRAW_MS,
  MOVEMENT_EVENTS,
  SESSION_INACTIVITY,
  type SessionAction,
} from './constants';
import { createCooldown } from './cooldown';
import { createInactivityEngine } from './inactivity-engine';

/** Metadata of every trigger and log entry. */
export interface SessionMetadata {
  /** Milliseconds since the session started. */
  sessionDuration: number;
  pageVisible: boolean;
  [extra: string]: string | number | boolean;
}

/** Body of POST /api/conversation/update. */
export interface ArchivePayload {
  trigger: ArchiveTrigger;
  /** ISO 8601. */
  timestamp: string;
  metadata: SessionMetadata;
}

/** Body of POST /api/conversation/log-user (spec: 7.log). */
export interface ActivityPayload {
  action: SessionAction;
  metadata: SessionMetadata;
}

/** Options of a session engine. */
export interface SessionEngineOptions {
  archive: (payload: ArchivePayload) => void;
  log: (payload: ActivityPayload) => void;
  isPageVisible: () => boolean;
  /** Extra metadata of 'Session Started': platform, userAgent, sessionId (spec: 7.log-start). */
  startMetadata?: Readonly<Record<string, string>>;
  /** @default the browser's clock */
  clock?: Clock;
  /** The random source of the sampling. @default Math.random */
  random?: () => number;
}

/** The session monitor: takes events, sends payloads. Independent of React and the DOM. */
export interface SessionEngine {
  start(): void;
  /** @param sampled - whether the activity may be logged; the repeats of a held key may not */
  activity(event: ActivityEvent, sampled?: boolean): void;
  pageHidden(): void;
  pageVisible(): void;
  pageUnload(): void;
  /** The page came back from the back/forward cache. */
  pageRestored(): void;
  /** Sends `session_cleanup` and continues, because the navigation that follows may fail. */
  cleanup(): void;
  /** Sends `session_cleanup` and ends; later events are ignored. */
  stop(): void;
}

/** Makes a session engine with the numbers of `constants.ts`. */
export function createSessionEngine(options: SessionEngineOptions): SessionEngine {
  const {
    archive,
    log,
    isPageVisible,
    startMetadata,
    clock = browserClock,
    random = () => Math.random(),
  } = options;
  const cooldown = createCooldown(SESSION_INACTIVITY.cooldownMs, clock.now);
  const lastDraw = new Map<ActivityEvent, number>();
  let startedAt = 0;
  let running = false;

  const inactivity = createInactivityEngine({
    ...SESSION_INACTIVITY,
    clock,
    cooldown,
    onInactive: () => sendTrigger('inactivity'),
  });

  function metadata(extras?: Readonly<Record<string, string>>): SessionMetadata {
    return { sessionDuration: Math.max(0, clock.now() - startedAt), pageVisible: isPageVisible(), ...extras };
  }

  function sendTrigger(trigger: ArchiveTrigger): void {
    archive({ trigger, timestamp: new Date(clock.now()).toISOString(), metadata: metadata() });
  }

  function trigger(kind: ArchiveTrigger): void {
    if (running && cooldown.pass()) sendTrigger(kind);
  }

  function isDrawn(event: ActivityEvent): boolean {
    if (MOVEMENT_EVENTS.has(event)) {
      const now = clock.now();
      const last = lastDraw.get(event);
      if (last !== undefined && now >= last && now - last < MOVEMENT_DRAW_MS) return false;
      lastDraw.set(event, now);
    }
    return random() < ACTIVITY_SAMPLE_RATE;
  }

  return {
    start() {
      if (running) return;
      running = true;
      startedAt = clock.now();
      inactivity.start();
      log({ action: 'Session Started', metadata: metadata(startMetadata) });
    },
    activity(event, sampled = true) {
      if (!running) return;
      inactivity.activity();
      if (sampled && isDrawn(event)) log({ action: ACTIVITY_ACTIONS[event], metadata: metadata() });
    },
    pageHidden() {
      trigger('page_hidden');
    },
    pageVisible() {
      if (!running) return;
      inactivity.activity();
      log({ action: 'Page Visible', metadata: metadata() });
    },
    pageUnload() {
      trigger('page_unload');
      // Time in the back/forward cache does not count as inactivity.
      inactivity.stop();
    },
    pageRestored() {
      if (running) inactivity.start();
    },
    cleanup() {
      trigger('session_cleanup');
    },
    stop() {
      trigger('session_cleanup');
      inactivity.stop();
      running = false;
    },
  };
}

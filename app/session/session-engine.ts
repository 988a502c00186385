import {
  ACTIVITY_ACTIONS,
  ACTIVITY_SAMPLE_RATE,
  type ActivityEvent,
  type ArchiveTrigger,
  SESSION_INACTIVITY,
  type SessionAction,
} from './constants';
import { createCooldown, createInactivityEngine } from './inactivity-engine';

export interface SessionMetadata {
  /** Milliseconds from the session's start until now, or until inactivity ended it. */
  sessionDuration: number;
  pageVisible: boolean;
  [extra: string]: string | number | boolean;
}

export interface ArchivePayload {
  trigger: ArchiveTrigger;
  timestamp: string;
  metadata: SessionMetadata;
}

/** Body of POST /api/conversation/log-user (spec: 7.log). */
export interface ActivityPayload {
  action: SessionAction;
  metadata: SessionMetadata;
}

export interface SessionEngineOptions {
  archive: (payload: ArchivePayload) => void;
  log: (payload: ActivityPayload) => void;
  isPageVisible: () => boolean;
  /** Returns the extra metadata of 'Session Started': platform, userAgent, sessionId (spec: 7.log-start). */
  startMetadata?: () => Readonly<Record<string, string>>;
  random?: () => number;
}

export interface SessionEngine {
  start(): void;
  activity(event: ActivityEvent): void;
  pageHidden(): void;
  pageVisible(): void;
  pageUnload(): void;
  /** Called when the page returns from the back/forward cache. */
  pageRestored(): void;
  /** Sends `session_cleanup` and ends; later events are ignored until `start`. */
  stop(): void;
}

// Inactivity also ends a session in a hidden page, in the back/forward cache and while the computer sleeps.
export function createSessionEngine(options: SessionEngineOptions): SessionEngine {
  const { archive, log, isPageVisible, startMetadata, random = () => Math.random() } = options;
  const cooldown = createCooldown(SESSION_INACTIVITY.cooldownMs);
  let startedAt = 0;
  let running = false;

  const inactivity = createInactivityEngine({
    ...SESSION_INACTIVITY,
    cooldown,
    onInactive: () => sendTrigger('inactivity'),
  });

  function metadata(extras?: Readonly<Record<string, string>>): SessionMetadata {
    const afterTheEnd = Math.max(0, inactivity.idleMs() - SESSION_INACTIVITY.timeoutMs);
    return {
      sessionDuration: Math.max(0, Date.now() - startedAt - afterTheEnd),
      pageVisible: isPageVisible(),
      ...extras,
    };
  }

  function begin(): void {
    startedAt = Date.now();
    inactivity.start();
    log({ action: 'Session Started', metadata: metadata(startMetadata?.()) });
  }

  /** Continues the session on activity, or begins another if it is over. */
  function goOn(): void {
    const isOver = inactivity.idleMs() >= SESSION_INACTIVITY.timeoutMs;
    inactivity.activity();
    if (isOver) begin();
  }

  function sendTrigger(trigger: ArchiveTrigger): void {
    archive({ trigger, timestamp: new Date(Date.now()).toISOString(), metadata: metadata() });
  }

  function trigger(kind: ArchiveTrigger): void {
    if (running && cooldown.pass()) sendTrigger(kind);
  }

  return {
    start() {
      if (running) return;
      running = true;
      begin();
    },
    activity(event) {
      if (!running) return;
      goOn();
      if (random() < ACTIVITY_SAMPLE_RATE) log({ action: ACTIVITY_ACTIONS[event], metadata: metadata() });
    },
    pageHidden() {
      trigger('page_hidden');
    },
    pageVisible() {
      if (!running) return;
      goOn();
      log({ action: 'Page Visible', metadata: metadata() });
    },
    pageUnload() {
      trigger('page_unload');
      // A page in the back/forward cache has reported its unload, so it reports no inactivity.
      inactivity.stop();
    },
    pageRestored() {
      if (!running) return;
      goOn();
      inactivity.start();
    },
    stop() {
      trigger('session_cleanup');
      inactivity.stop();
      running = false;
    },
  };
}

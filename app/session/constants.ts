export interface InactivityConfig {
  timeoutMs: number;
  cooldownMs: number;
}

/** (spec: 9.inactivity, 9.cooldown) */
export const SESSION_INACTIVITY: InactivityConfig = { timeoutMs: 5 * 60_000, cooldownMs: 15_000 };

/** The second feature triggered by inactivity (spec: 9.assist). */
export const ASSIST_INACTIVITY: InactivityConfig = { timeoutMs: 2 * 60_000, cooldownMs: 30_000 };

/** Probability that an activity is logged (spec: 9.sampling). */
export const ACTIVITY_SAMPLE_RATE = 0.1;

export const SESSION_PLATFORM = 'all-in-one travel platform';

export type ArchiveTrigger = 'inactivity' | 'page_hidden' | 'page_unload' | 'session_cleanup';

export const ACTIVITY_ACTIONS = {
  click: 'Page Click',
  keydown: 'Keyboard Input',
  scroll: 'Page Scroll',
  mousemove: 'Mouse Movement',
  touchstart: 'Touch Interaction',
} as const;

export type ActivityEvent = keyof typeof ACTIVITY_ACTIONS;

export type SessionAction = 'Session Started' | 'Page Visible' | (typeof ACTIVITY_ACTIONS)[ActivityEvent];

// Short, because timers stop while a computer sleeps: a long one could fire hours too late.
export const WAKE_CHECK_MS = 30_000;

/** The timeout of inactivity, and the shortest time between two triggers; both in milliseconds. */
export interface InactivityConfig {
  timeoutMs: number;
  cooldownMs: number;
}

/** Session monitoring: 5 minutes, 15 seconds (spec: 9.inactivity, 9.cooldown). */
export const SESSION_INACTIVITY: InactivityConfig = { timeoutMs: 5 * 60_000, cooldownMs: 15_000 };

/** The second inactivity-triggered feature: 2 minutes, 30 seconds (spec: 9.assist). */
export const ASSIST_INACTIVITY: InactivityConfig = { timeoutMs: 2 * 60_000, cooldownMs: 30_000 };

/** Chance of each activity to be logged, from 0 to 1 (spec: 9.sampling). */
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

// Timers stop while a computer sleeps: one long timer could fire hours too late.
export const WAKE_CHECK_MS = 30_000;

/** The longest time that a browser can wait, 24 days: after a longer one, `Infinity` too, timers go off at once. */
export const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** A caller's delay in ms as timers can take it. NaN is the fallback, and less than 0 is none. */
export const usableDelay = (delay: number, fallback: number): number =>
  Number.isNaN(delay) ? fallback : Math.min(Math.max(delay, 0), MAX_TIMEOUT_MS);

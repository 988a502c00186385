/** Limits how often something may happen. */
export interface Cooldown {
  /** Returns whether it may happen now; if so, the cooldown starts again. */
  pass(): boolean;
}

/** Makes a cooldown that starts each time something is let through. */
export function createCooldown(cooldownMs: number): Cooldown {
  let last: number | undefined;
  return {
    pass() {
      const time = Date.now();
      // If the clock was set back, do not block until it has caught up.
      const cooling = last !== undefined && time >= last && time - last < cooldownMs;
      if (!cooling) last = time;
      return !cooling;
    },
  };
}

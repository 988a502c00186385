/** Lets something through only so often. */
export interface Cooldown {
  /** Whether it may happen now; if so, the cooldown starts anew. */
  pass(): boolean;
}

/** A cooldown that counts from the last time something passed, whatever it was. */
export function createCooldown(cooldownMs: number, now: () => number): Cooldown {
  let last: number | undefined;
  return {
    pass() {
      const time = now();
      // A clock that was set back must not hold everything up until it has caught up.
      const cooling = last !== undefined && time >= last && time - last < cooldownMs;
      if (!cooling) last = time;
      return !cooling;
    },
  };
}

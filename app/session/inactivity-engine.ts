import { type InactivityConfig, WAKE_CHECK_MS } from './constants';

/** Limits how often something may happen. */
export interface Cooldown {
  /** Returns whether it may happen now; if so, the cooldown starts again. */
  pass(): boolean;
}

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

export interface InactivityOptions extends InactivityConfig {
  onInactive: () => void;
  cooldown?: Cooldown;
}

export interface InactivityEngine {
  start(): void;
  /** Reports activity: ends the idle period and begins the next. Costs one comparison. */
  activity(): void;
  idleMs(): number;
  stop(): void;
}

/** Compares wall-clock times: that is cheap at 1,000 events a second, and a computer that wakes triggers exactly one call. */
export function createInactivityEngine(options: InactivityOptions): InactivityEngine {
  const { timeoutMs, cooldownMs, onInactive, cooldown = createCooldown(cooldownMs) } = options;
  let running = false;
  let idleSince = 0;
  let reported = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    const left = timeoutMs - (Date.now() - idleSince);
    timer = setTimeout(check, Math.max(1, Math.min(left, WAKE_CHECK_MS)));
  }

  function check(): void {
    if (!running || reported) return;
    const now = Date.now();
    if (now < idleSince) idleSince = now;
    if (now - idleSince < timeoutMs) {
      wait();
      return;
    }
    reported = true;
    clearTimeout(timer);
    if (cooldown.pass()) onInactive();
  }

  return {
    start() {
      running = true;
      reported = false;
      idleSince = Date.now();
      wait();
    },
    activity() {
      const now = Date.now();
      if (now - idleSince >= timeoutMs) check();
      idleSince = now;
      if (running && reported) {
        reported = false;
        wait();
      }
    },
    idleMs: () => Math.max(0, Date.now() - idleSince),
    stop() {
      running = false;
      clearTimeout(timer);
    },
  };
}

import { type InactivityConfig, WAKE_CHECK_MS } from './constants';

export interface Cooldown {
  /** Returns whether the cooldown is over; if so, restarts it. */
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
  /** Starts the next idle period. Cheap, for frequent events. */
  activity(): void;
  idleMs(): number;
  stop(): void;
}

/** Compares wall-clock times: cheap at 1,000 events a second, and correct after the computer has slept. */
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

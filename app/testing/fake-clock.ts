import type { Clock } from '../session/clock';

interface Timer {
  due: number;
  callback: () => void;
}

/** A clock for tests: time passes only when told, and a sleeping computer moves the wall clock but no timer. */
export interface FakeClock extends Clock {
  /** Lets time pass, running the timers that fall due, in order. */
  pass(ms: number): void;
  /** The computer sleeps: wall time goes on, timers stand still. */
  sleep(ms: number): void;
  /** How many timers were ever made. */
  scheduled(): number;
  /** How many wait. */
  pending(): number;
}

/** Makes a {@link FakeClock}. */
export function createFakeClock(start = Date.UTC(2026, 10, 21)): FakeClock {
  const timers = new Set<Timer>();
  let now = start;
  let made = 0;

  const nextDue = (until: number): Timer | undefined =>
    [...timers].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)[0];

  return {
    now: () => now,
    schedule(callback, ms) {
      const timer = { due: now + ms, callback };
      made += 1;
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass(ms) {
      const end = now + ms;
      for (let timer = nextDue(end); timer !== undefined; timer = nextDue(end)) {
        timers.delete(timer);
        now = Math.max(now, timer.due);
        timer.callback();
      }
      now = end;
    },
    sleep(ms) {
      now += ms;
      for (const timer of timers) timer.due += ms;
    },
    scheduled: () => made,
    pending: () => timers.size,
  };
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACTIVITY_ACTIONS, type ActivityEvent, ASSIST_INACTIVITY, SESSION_INACTIVITY } from './constants';
import { type ActivityPayload, type ArchivePayload, createSessionEngine } from './session-engine';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
});
afterEach(() => {
  // In this order: restoring a spy would restore the fake clock.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Manual time: sleep of the computer moves the wall clock, but no timer. */
const clock = {
  pass: (ms: number) => vi.advanceTimersByTime(ms),
  sleep: (ms: number) => vi.setSystemTime(Date.now() + ms),
};

function setUp({ random = () => 1 }: { random?: () => number } = {}) {
  const archived: ArchivePayload[] = [];
  const logged: ActivityPayload[] = [];
  const page = { visible: true };
  let sessions = 0;
  const engine = createSessionEngine({
    archive: (payload) => archived.push(payload),
    log: (payload) => logged.push(payload),
    isPageVisible: () => page.visible,
    startMetadata: () => {
      sessions += 1;
      return { platform: 'all-in-one travel platform', userAgent: 'UA', sessionId: `id-${sessions}` };
    },
    random,
  });
  const kinds = () => archived.map(({ trigger }) => trigger);
  return { engine, archived, logged, kinds, page };
}

// spec: 9.inactivity, 9.cooldown, 9.assist
it('has the numbers that the specification gives', () => {
  expect(SESSION_INACTIVITY).toEqual({ timeoutMs: 300_000, cooldownMs: 15_000 });
  expect(ASSIST_INACTIVITY).toEqual({ timeoutMs: 120_000, cooldownMs: 30_000 });
});

describe('payloads', () => {
  // spec: 7.log-start, 3.activity-payload
  it('of the start are always sent, with platform, userAgent and sessionId', () => {
    const { engine, logged } = setUp();
    engine.start();
    expect(logged).toEqual([
      {
        action: 'Session Started',
        metadata: {
          sessionDuration: 0,
          pageVisible: true,
          platform: 'all-in-one travel platform',
          userAgent: 'UA',
          sessionId: 'id-1',
        },
      },
    ]);
  });

  // spec: 3.archive-payload, 3.activity-payload, 4.page-hidden, 7.log-visible
  it('have trigger, ISO time, duration in ms and visibility', () => {
    const { engine, archived, logged, page } = setUp();
    engine.start();
    clock.pass(MINUTE);
    page.visible = false;
    engine.pageHidden();
    page.visible = true;
    engine.pageVisible();
    expect(archived).toEqual([
      {
        trigger: 'page_hidden',
        timestamp: '2026-11-21T09:01:00.000Z',
        metadata: { sessionDuration: MINUTE, pageVisible: false },
      },
    ]);
    expect(logged.at(-1)).toEqual({
      action: 'Page Visible',
      metadata: { sessionDuration: MINUTE, pageVisible: true },
    });
  });
});

describe('inactivity', () => {
  // spec: 9.inactivity, 4.trigger-inactivity
  it('triggers once, after exactly 5 minutes', () => {
    const { engine, kinds } = setUp();
    engine.start();
    clock.pass(5 * MINUTE - 1);
    expect(kinds()).toEqual([]);
    clock.pass(1);
    expect(kinds()).toEqual(['inactivity']);
    clock.pass(5 * HOUR);
    expect(kinds()).toEqual(['inactivity']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('triggers once after two hours of sleep, without any event', () => {
    const { engine, kinds } = setUp();
    engine.start();
    clock.pass(2 * MINUTE);
    clock.sleep(2 * HOUR);
    expect(kinds()).toEqual([]);
    clock.pass(30_000);
    expect(kinds()).toEqual(['inactivity']);
    clock.pass(2 * HOUR);
    expect(kinds()).toEqual(['inactivity']);
  });

  it('triggers with the first event after sleep, which begins the next idle period', () => {
    const { engine, kinds } = setUp();
    engine.start();
    clock.sleep(2 * HOUR);
    engine.activity('mousemove');
    engine.activity('mousemove');
    expect(kinds()).toEqual(['inactivity']);
    clock.pass(5 * MINUTE);
    expect(kinds()).toEqual(['inactivity', 'inactivity']);
  });

  // spec: 4.page-visible
  it('restarts when the page becomes visible', () => {
    const { engine, kinds } = setUp();
    engine.start();
    clock.pass(4 * MINUTE);
    engine.pageVisible();
    clock.pass(4 * MINUTE);
    expect(kinds()).toEqual([]);
    clock.pass(MINUTE);
    expect(kinds()).toEqual(['inactivity']);
  });

  it('restarts after the back/forward cache, without the time in it', () => {
    const { engine, kinds } = setUp();
    engine.start();
    engine.pageUnload();
    clock.sleep(2 * HOUR);
    engine.pageVisible();
    engine.pageRestored();
    clock.pass(5 * MINUTE - 1);
    expect(kinds()).toEqual(['page_unload']);
    clock.pass(1);
    expect(kinds()).toEqual(['page_unload', 'inactivity']);
  });

  it('survives a clock that was set back', () => {
    const { engine, kinds } = setUp();
    engine.start();
    clock.sleep(-HOUR);
    clock.pass(6 * MINUTE);
    expect(kinds()).toEqual(['inactivity']);
  });
});

describe('cooldown', () => {
  // spec: 4.cooldown, 9.cooldown
  it('drops triggers within 15 s of the last one', () => {
    const { engine, kinds } = setUp();
    engine.start();
    engine.pageHidden();
    clock.pass(14_999);
    engine.pageUnload();
    expect(kinds()).toEqual(['page_hidden']);
    clock.pass(1);
    engine.pageHidden();
    expect(kinds()).toEqual(['page_hidden', 'page_hidden']);
  });

  it('does not delay triggers after the clock was set back', () => {
    const { engine, kinds } = setUp();
    engine.start();
    engine.pageHidden();
    clock.sleep(-HOUR);
    engine.pageHidden();
    engine.pageHidden();
    expect(kinds()).toEqual(['page_hidden', 'page_hidden']);
  });

  it('allows session_cleanup on logout, and drops the page_unload after it', () => {
    const { engine, kinds } = setUp();
    engine.start();
    engine.stop();
    engine.pageUnload();
    engine.pageHidden();
    expect(kinds()).toEqual(['session_cleanup']);
  });
});

// spec: 4.trigger-cleanup
it('sends nothing before start and after stop', () => {
  const { engine, kinds, logged } = setUp({ random: () => 0 });
  engine.activity('click');
  engine.pageHidden();
  engine.pageVisible();
  engine.start();
  clock.pass(MINUTE);
  engine.stop();
  engine.stop();
  clock.pass(HOUR);
  engine.activity('click');
  engine.pageHidden();
  engine.pageVisible();
  engine.pageRestored();
  clock.pass(HOUR);
  expect(kinds()).toEqual(['session_cleanup']);
  expect(logged.map(({ action }) => action)).toEqual(['Session Started']);
  expect(vi.getTimerCount()).toBe(0);
});

it('begins another session when it is started again after stop', () => {
  const { engine, kinds, logged } = setUp({ random: () => 0 });
  engine.start();
  engine.start();
  clock.pass(MINUTE);
  engine.stop();
  engine.activity('click');
  engine.start();
  engine.activity('keydown');
  expect(logged.map(({ action }) => action)).toEqual([
    'Session Started',
    'Session Started',
    'Keyboard Input',
  ]);
  expect(logged.map(({ metadata }) => metadata.sessionDuration)).toEqual([0, 0, 0]);
  clock.pass(5 * MINUTE);
  expect(kinds()).toEqual(['session_cleanup', 'inactivity']);
});

describe('sampling', () => {
  // spec: 9.sampling
  it('logs one in ten activities, by the given random source', () => {
    let draws = 0;
    const { engine, logged } = setUp({ random: () => (draws++ % 100) / 100 });
    engine.start();
    for (let i = 0; i < 1000; i += 1) engine.activity('click');
    expect(logged.filter(({ action }) => action === 'Page Click')).toHaveLength(100);
    expect(draws).toBe(1000);
  });

  // spec: 9.sampling
  it.each(Object.entries(ACTIVITY_ACTIONS))('applies to every %s, however frequent', (event, action) => {
    const random = vi.fn(() => 0.0999);
    const { engine, logged } = setUp({ random });
    engine.start();
    const scheduled = vi.spyOn(globalThis, 'setTimeout');
    for (let i = 0; i < 3000; i += 1) {
      engine.activity(event as ActivityEvent);
      clock.pass(1);
    }
    expect(random).toHaveBeenCalledTimes(3000);
    expect(logged.map((entry) => entry.action)).toEqual(['Session Started', ...new Array(3000).fill(action)]);
    expect(scheduled).not.toHaveBeenCalled();
  });

  // spec: 9.sampling
  it('applies to activities alone: a start and a visible page are always logged', () => {
    const random = vi.fn(() => 1);
    const { engine, logged } = setUp({ random });
    engine.start();
    engine.pageHidden();
    engine.pageVisible();
    expect(random).not.toHaveBeenCalled();
    expect(logged.map(({ action }) => action)).toEqual(['Session Started', 'Page Visible']);
  });
});

describe('a session', () => {
  const TWO_DAYS = 48 * HOUR;
  type SetUp = ReturnType<typeof setUp>;
  const AWAY: readonly [string, (at: SetUp, ms: number) => void][] = [
    [
      'before an idle page',
      ({ engine }, ms) => {
        clock.pass(ms);
        engine.activity('click');
      },
    ],
    [
      'in a hidden page',
      ({ engine }, ms) => {
        engine.pageHidden();
        clock.pass(ms);
        engine.pageVisible();
      },
    ],
    [
      'in a frozen page, whose timers stand still',
      ({ engine }, ms) => {
        engine.pageHidden();
        clock.sleep(ms);
        engine.pageVisible();
      },
    ],
    [
      'in the back/forward cache',
      ({ engine }, ms) => {
        engine.pageUnload();
        clock.sleep(ms);
        engine.pageRestored();
        engine.pageVisible();
      },
    ],
    [
      'in the back/forward cache of a browser that says first that the page is visible',
      ({ engine }, ms) => {
        engine.pageUnload();
        clock.sleep(ms);
        engine.pageVisible();
        engine.pageRestored();
      },
    ],
    [
      'while the computer sleeps',
      ({ engine }, ms) => {
        clock.sleep(ms);
        engine.activity('mousemove');
      },
    ],
  ];
  const starts = ({ logged }: SetUp) => logged.filter(({ action }) => action === 'Session Started');
  const durations = ({ logged, archived }: SetUp) =>
    [...logged, ...archived].map(({ metadata }) => metadata.sessionDuration);

  it.each(AWAY)('ended by inactivity is followed by another: two days %s', (_where, spend) => {
    const at = setUp();
    at.engine.start();
    clock.pass(MINUTE);
    at.engine.activity('click');
    spend(at, TWO_DAYS);
    expect(starts(at).map(({ metadata }) => metadata.sessionId)).toEqual(['id-1', 'id-2']);
    expect(starts(at).map(({ metadata }) => metadata.sessionDuration)).toEqual([0, 0]);
    expect(Math.max(...durations(at))).toBeLessThanOrEqual(6 * MINUTE);
    clock.pass(MINUTE);
    at.engine.pageUnload();
    expect(at.archived.at(-1)?.metadata.sessionDuration).toBe(MINUTE);
  });

  it.each(AWAY)('continues after four minutes %s', (_where, spend) => {
    const at = setUp();
    at.engine.start();
    clock.pass(MINUTE);
    at.engine.activity('click');
    spend(at, 4 * MINUTE);
    clock.pass(MINUTE);
    at.engine.pageHidden();
    expect(starts(at)).toHaveLength(1);
    expect(at.archived.at(-1)?.metadata.sessionDuration).toBe(6 * MINUTE);
  });

  it('is not prolonged by an unload long after its end', () => {
    const { engine, archived } = setUp();
    engine.start();
    clock.pass(MINUTE);
    engine.activity('click');
    clock.pass(TWO_DAYS);
    engine.pageUnload();
    expect(archived.map(({ trigger, metadata }) => [trigger, metadata.sessionDuration])).toEqual([
      ['inactivity', 6 * MINUTE],
      ['page_unload', 6 * MINUTE],
    ]);
  });

  it('is not followed by another after stop', () => {
    const at = setUp();
    at.engine.start();
    at.engine.stop();
    for (const [, spend] of AWAY) spend(at, TWO_DAYS);
    expect(starts(at)).toHaveLength(1);
  });
});

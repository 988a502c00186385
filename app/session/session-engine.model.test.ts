import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ACTIVITY_ACTIONS, type ActivityEvent } from './constants';
import { createSessionEngine, type SessionEngine } from './session-engine';

const TIMEOUT = 5 * 60_000;
const COOLDOWN = 15_000;
const RUNS = 1500;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Manual time: sleep of the computer moves the wall clock, but no timer. */
const clock = {
  pass: (ms: number) => vi.advanceTimersByTime(ms),
  sleep: (ms: number) => vi.setSystemTime(Date.now() + ms),
};

/** A model of the specification: the expected triggers, computed from the clock alone. */
interface Model {
  now: number;
  startedAt: number;
  lastSent: number;
  idleSince: number;
  reported: boolean;
  away: boolean;
  stopped: boolean;
  sent: string[];
  logged: string[];
}

interface Real {
  engine: SessionEngine;
  sent: string[];
  logged: string[];
  draws: number[];
}

type SessionCommand = fc.Command<Model, Real>;

function send(model: Model, kind: string, at = model.now): void {
  if (at - model.lastSent < COOLDOWN) return;
  model.lastSent = at;
  const end = Math.min(at, model.idleSince + TIMEOUT);
  model.sent.push(`${kind}@${at} after ${end - model.startedAt}`);
}

function passModelTime(model: Model, ms: number): void {
  const deadline = model.idleSince + TIMEOUT;
  model.now += ms;
  if (model.stopped || model.away || model.reported || deadline > model.now) return;
  model.reported = true;
  send(model, 'inactivity', deadline);
}

/** Handles activity: begins another session if inactivity has ended the last. */
function endIdlePeriod(model: Model): void {
  const isOver = model.now - model.idleSince >= TIMEOUT;
  model.idleSince = model.now;
  model.reported = false;
  if (!isOver) return;
  model.startedAt = model.now;
  model.away = false;
  model.logged.push('Session Started');
}

function compare(model: Model, real: Real): void {
  expect(real.sent).toEqual(model.sent);
  expect(real.logged).toEqual(model.logged);
}

function command(
  name: string,
  onModel: (model: Model) => void,
  onReal: (real: Real) => void,
): SessionCommand {
  return {
    check: () => true,
    run(model, real) {
      onReal(real);
      onModel(model);
      compare(model, real);
    },
    toString: () => name,
  };
}

const pass = (ms: number) =>
  command(
    `pass ${ms}`,
    (model) => passModelTime(model, ms),
    () => clock.pass(ms),
  );

/** A draw of 0 logs the activity, one of 0.1 does not. */
const activity = ([event, draw]: [ActivityEvent, number]) =>
  command(
    `${event} drawn ${draw}`,
    (model) => {
      if (model.stopped) return;
      endIdlePeriod(model);
      if (draw < 0.1) model.logged.push(ACTIVITY_ACTIONS[event]);
    },
    ({ engine, draws }) => {
      draws.push(draw);
      engine.activity(event);
      draws.length = 0;
    },
  );

const trigger = (kind: string, call: (engine: SessionEngine) => void, onModel?: (model: Model) => void) =>
  command(
    kind,
    (model) => {
      if (model.stopped) return;
      send(model, kind);
      onModel?.(model);
    },
    ({ engine }) => call(engine),
  );

const commands = [
  fc
    .oneof(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 400_000 }),
      fc.constantFrom(14_999, 15_000, 299_999, 300_000),
    )
    .map(pass),
  fc
    .tuple(
      fc.constantFrom(...(Object.keys(ACTIVITY_ACTIONS) as ActivityEvent[])),
      fc.constantFrom(0, 0.0999, 0.1, 0.9),
    )
    .map(activity),
  fc.constant(trigger('page_hidden', (engine) => engine.pageHidden())),
  fc.constant(
    trigger(
      'page_unload',
      (engine) => engine.pageUnload(),
      (model) => {
        model.away = true;
      },
    ),
  ),
  fc.constant(
    command(
      'visible',
      (model) => {
        if (model.stopped) return;
        endIdlePeriod(model);
        model.logged.push('Page Visible');
      },
      ({ engine }) => engine.pageVisible(),
    ),
  ),
  fc.constant(
    command(
      'restored',
      (model) => {
        if (model.stopped) return;
        model.away = false;
        endIdlePeriod(model);
      },
      ({ engine }) => engine.pageRestored(),
    ),
  ),
];

const start = command(
  'start',
  (model) => {
    if (!model.stopped) return;
    model.stopped = false;
    model.startedAt = model.now;
    model.idleSince = model.now;
    model.reported = false;
    model.away = false;
    model.logged.push('Session Started');
  },
  ({ engine }) => engine.start(),
);

const stop = trigger(
  'session_cleanup',
  (engine) => engine.stop(),
  (model) => {
    model.stopped = true;
  },
);

function setUp(): { model: Model; real: Real } {
  vi.clearAllTimers();
  vi.setSystemTime(1_000_000);
  const sent: string[] = [];
  const logged: string[] = [];
  const draws: number[] = [];
  const engine = createSessionEngine({
    archive: ({ trigger, timestamp, metadata }) =>
      sent.push(`${trigger}@${Date.parse(timestamp)} after ${metadata.sessionDuration}`),
    log: (payload) => logged.push(payload.action),
    isPageVisible: () => true,
    random: () => draws.shift() ?? 1,
  });
  engine.start();
  const model: Model = {
    now: 1_000_000,
    startedAt: 1_000_000,
    lastSent: Number.NEGATIVE_INFINITY,
    idleSince: 1_000_000,
    reported: false,
    away: false,
    stopped: false,
    sent: [],
    logged: ['Session Started'],
  };
  return { model, real: { engine, sent, logged, draws } };
}

// spec: 4.cooldown, 4.page-hidden, 4.trigger-inactivity, 4.trigger-unload, 4.trigger-cleanup
it('sends the specified triggers for any order of events', () => {
  fc.assert(
    fc.property(
      fc.commands([...commands, fc.constant(stop), fc.constant(start)], { maxCommands: 60 }),
      (run) => {
        fc.modelRun(setUp, run);
      },
    ),
    { numRuns: RUNS },
  );
});

/** During sleep the exact time of a trigger is unspecified, but these properties must hold. */
it('has the same properties when the computer sleeps in between', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constantFrom('pass' as const, 'sleep' as const),
      ms: fc.integer({ min: 0, max: 900_000 }),
    }),
    fc.record({
      kind: fc.constantFrom('click' as const, 'visible' as const, 'hidden' as const),
      ms: fc.constant(0),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { real } = setUp();
      const { engine, sent } = real;
      let idlePeriods = 1;
      for (const { kind, ms } of steps) {
        if (kind === 'pass') clock.pass(ms);
        if (kind === 'sleep') clock.sleep(ms);
        if (kind === 'hidden') engine.pageHidden();
        if (kind === 'click') engine.activity('click');
        if (kind === 'visible') engine.pageVisible();
        if (kind === 'click' || kind === 'visible') idlePeriods += 1;
      }
      const times = sent.map((entry) => Number.parseInt(entry.split('@')[1] ?? '', 10));
      for (const [index, time] of times.entries()) {
        const before = times[index - 1];
        if (before !== undefined) expect(time - before).toBeGreaterThanOrEqual(COOLDOWN);
      }
      expect(sent.filter((entry) => entry.startsWith('inactivity')).length).toBeLessThanOrEqual(idlePeriods);
    }),
    { numRuns: RUNS },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type DecisionEvent,
  type DecisionNotification,
  type DecisionRow,
  type DecisionsState,
  decisions,
  NO_DECISIONS,
} from './decisions.js';

const KEYS = ['a', 'b', 'c', 'd'] as const;

const rowOf = (key: string, rest: Partial<DecisionRow> = {}): DecisionRow => ({
  key,
  subject: 'request',
  name: key,
  of: key,
  onUndo: () => undefined,
  notify: () => undefined,
  ...rest,
});

const start = (press: number, keys: readonly string[], rest: Partial<DecisionRow> = {}): DecisionEvent => ({
  type: 'started',
  press,
  kind: 'approve',
  isUndo: false,
  rows: keys.map((key) => rowOf(key, rest)),
  waiting: keys,
});

/** Returns the state after some events, and their notifications. */
function after(events: readonly DecisionEvent[], from: DecisionsState = NO_DECISIONS) {
  const notifications: DecisionNotification[] = [];
  let state = from;
  for (const event of events) {
    const next = decisions(state, event);
    if (next !== state && next.notification) notifications.push(next.notification);
    state = next;
  }
  return { state, notifications };
}

const answersTo = (press: number, keys: readonly string[]) =>
  fc
    .tuple(...keys.map((key) => fc.boolean().map((isDone) => ({ key, isDone }))))
    .map((all) =>
      all.map(
        ({ key, isDone }): DecisionEvent =>
          isDone ? { type: 'done', press, key } : { type: 'failed', press, key, problem: `No ${key}` },
      ),
    );

const answered = (notifications: readonly DecisionNotification[]) =>
  notifications.flatMap((notification) => (notification.type === 'answered' ? [notification.press] : []));

/** Answers to two simultaneous presses, in any order. */
const twoPresses = fc
  .tuple(fc.boolean(), answersTo(1, ['a', 'b']), answersTo(2, ['c', 'd']))
  .chain(([optimistic, first, second]) =>
    fc.record({
      optimistic: fc.constant(optimistic),
      first: fc.constant(first),
      answers: fc.shuffledSubarray([...first, ...second], { minLength: 4 }),
    }),
  );

it('announces two simultaneous presses separately, each once and with its own answers', () => {
  fc.assert(
    fc.property(twoPresses, ({ optimistic, first, answers }) => {
      const started = [start(1, ['a', 'b'], { optimistic }), start(2, ['c', 'd'], { optimistic })];
      const { state, notifications } = after([...started, ...answers]);
      const presses = answered(notifications);
      expect(presses.map(({ rows }) => rows.map(({ key }) => key)).sort()).toEqual([
        ['a', 'b'],
        ['c', 'd'],
      ]);
      for (const { waiting, done, failed } of presses) {
        expect(waiting).toEqual([]);
        for (const key of done) expect(state.rows.get(key)?.phase).toBe('made');
        for (const key of failed)
          expect(state.rows.get(key)).toMatchObject({ phase: 'failed', problem: `No ${key}` });
      }
      expect(state.presses.size).toBe(0);
      // The other press does not change the notification of this one.
      const alone = answered(after([start(1, ['a', 'b'], { optimistic }), ...first]).notifications)[0];
      const beside = presses.find(({ rows }) => rows[0]?.key === 'a');
      expect(new Set(beside?.done)).toEqual(new Set(alone?.done));
      expect(new Set(beside?.failed)).toEqual(new Set(alone?.failed));
    }),
  );
});

it('notifies once of late answers, and of the others when the reader stops waiting', () => {
  fc.assert(
    fc.property(fc.subarray([...KEYS], { minLength: 1 }), (never) => {
      const quick = KEYS.filter((key) => !never.includes(key));
      const { state, notifications } = after([
        start(1, KEYS),
        ...quick.map((key): DecisionEvent => ({ type: 'done', press: 1, key })),
        ...KEYS.map((key): DecisionEvent => ({ type: 'late', press: 1, key })),
      ]);
      expect(notifications.map(({ type }) => type)).toEqual(['late']);
      expect(KEYS.filter((key) => state.rows.get(key)?.isLate)).toEqual(never);
      const given = after(
        never.map((key) => ({ type: 'left', key })),
        state,
      );
      expect(answered(given.notifications).map(({ done }) => done)).toEqual(quick.length > 0 ? [quick] : []);
      expect([...given.state.rows.keys()].sort()).toEqual(quick);
    }),
  );
});

const anyAnswer = fc.record({
  type: fc.constantFrom('working' as const, 'late' as const, 'done' as const, 'undone' as const),
  key: fc.constantFrom(...KEYS),
});

it('ignores answers of a press whose rows were given up or decided again', () => {
  fc.assert(
    fc.property(fc.array(anyAnswer), fc.boolean(), (late, isDecidedAnew) => {
      const { state } = after([
        start(1, KEYS),
        ...KEYS.map((key): DecisionEvent => ({ type: 'left', key })),
        ...(isDecidedAnew ? [start(2, KEYS)] : []),
      ]);
      const answers = late.map((answer): DecisionEvent => ({ ...answer, press: 1 }));
      expect(after(answers, state).state).toBe(state);
      expect(after([{ type: 'failed', press: 1, key: 'a', problem: '' }], state).state).toBe(state);
    }),
  );
});

const meanwhile = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('changed' as const), key: fc.constantFrom(...KEYS), status: fc.string() }),
    fc.record({ type: fc.constant('expired' as const), key: fc.constantFrom(...KEYS) }),
    fc.record({ type: fc.constant('held' as const), key: fc.constantFrom(...KEYS), isHeld: fc.boolean() }),
  ),
);

it('keeps a waiting decision while the list changes, and notifies once of a change by the host', () => {
  fc.assert(
    fc.property(meanwhile, fc.subarray([...KEYS]), (events, left) => {
      const waiting = KEYS.filter((key) => !left.includes(key));
      const inData = { id: '', name: '' };
      const asked = { ...start(1, KEYS, { inData }), waiting } as DecisionEvent;
      const { state, notifications } = after([asked, ...events]);
      for (const key of waiting) expect(state.rows.get(key)?.phase).toBe('waiting');
      const notified = notifications.map((notification) =>
        notification.type === 'changed' ? notification.decision.row.key : notification.type,
      );
      expect(notified.sort()).toEqual(
        left.filter((key) => events.some((each) => each.type === 'changed' && each.key === key)),
      );
      const end = after(
        waiting.map((key) => ({ type: 'done', press: 1, key })),
        state,
      );
      expect(answered(end.notifications)).toHaveLength(waiting.length > 0 ? 1 : 0);
    }),
  );
});

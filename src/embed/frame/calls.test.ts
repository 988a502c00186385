import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNANSWERED } from '../../lib/start-action.js';
import { DASHBOARDS } from '../../testing/dashboards.js';
import { DASHBOARD_ACTIONS, type DashboardAction } from '../element/events.js';
import { ANSWER_TIMEOUT, askPage, callbacksOf, sentFields, sentWhy } from './calls.js';
import {
  answerSchema,
  type CallMessage,
  callSchema,
  FRAME_KINDS,
  type FrameKind,
  frameSchema,
  knownActions,
  readShape,
  showSchema,
} from './messages.js';

const ITEM = { id: 7, key: '7', title: 'Ana Vuki', isLocked: false };

const call = (action: string, rest: object = {}): unknown => ({ tapa: 'call', action, ...rest });
const read = (message: unknown): CallMessage | null => readShape(message, callSchema);

describe('a call of the frame', () => {
  it.each([
    ['approve', { item: ITEM }],
    ['manage', { item: ITEM }],
    ['save', { item: ITEM }],
    ['redeem', { item: ITEM }],
    ['decline', { item: ITEM }],
    ['decline', { item: ITEM, why: { reason: 'Over budget', note: '' } }],
    ['undo', { item: ITEM, decision: 'approve' }],
    ['generate-quote', {}],
    ['remind', { item: ITEM }],
    ['search', { search: { kind: 'flights', from: 'Suva', travelers: 2 } }],
    ['new-client', {}],
    ['create-booking', {}],
    ['search-external', {}],
    ['create-tour', {}],
    ['logout', {}],
    ['retry', {}],
    ['open', { href: '/booking/1' }],
  ])('is parsed as it is sent: %s with %j', (action, rest) => {
    expect(read(call(action, rest))).toEqual(call(action, rest));
  });

  it('has a shape for each action', () => {
    const known = callSchema.options.flatMap(({ entries }) => entries.action.options);
    expect([...known].sort()).toEqual([...DASHBOARD_ACTIONS, 'open', 'retry'].sort());
  });

  it.each([
    ['no object', null],
    ['another action', call('delete')],
    ['no address', call('open')],
    ['no row', call('approve')],
    ['a list in place of a row', call('approve', { item: [] })],
    ['a row where there is none', call('logout', { item: ITEM })],
    ['more than it may have', call('approve', { item: ITEM, href: '/away' })],
    ['a row of more than texts, figures and yes or no', call('save', { item: { photo: { src: 'x' } } })],
    ['a figure that is none', call('save', { item: { price: Number.NaN } })],
    ['a text without end', call('save', { item: { title: 'x'.repeat(2001) } })],
    [
      'a row without end',
      call('save', { item: Object.fromEntries(Array.from({ length: 41 }, (_, i) => [i, i])) }),
    ],
    ['another decision', call('undo', { item: ITEM, decision: 'delete' })],
    ['no decision', call('undo', { item: ITEM })],
    ['half a reason', call('decline', { item: ITEM, why: { reason: 'Over budget' } })],
    ['a note without end', call('decline', { item: ITEM, why: { reason: '', note: 'x'.repeat(10_001) } })],
  ])('is rejected with %s', (_, message) => {
    expect(read(message)).toBeNull();
  });
});

describe('data that the frame sends', () => {
  it('includes the fields of a row that can be sent', () => {
    const row = {
      ...ITEM,
      photo: { src: '/a.jpg' },
      rating: Number.NaN,
      about: 'x'.repeat(2001),
      more: undefined,
    };
    expect(sentFields(row)).toEqual(ITEM);
    expect(read(call('save', { item: sentFields(row) }))).not.toBeNull();
  });

  it('includes as much of a note as fits', () => {
    const why = sentWhy({ reason: 'r'.repeat(5000), note: 'n'.repeat(20_000) });
    expect(read(call('decline', { item: ITEM, why }))).not.toBeNull();
    expect(sentWhy(undefined)).toBeUndefined();
  });
});

it.each([
  { tapa: 'height', height: -1 },
  { tapa: 'height', height: 50_001 },
  { tapa: 'height', height: 9000, more: 1 },
  { tapa: 'title', title: 7 },
  { tapa: 'ready' },
  'height',
  null,
])('rejects a message of another shape: %j', (message) => {
  expect(readShape(message, frameSchema)).toBeNull();
});

describe('an answer of the page', () => {
  it.each([[{ outcome: 'kept' }], [{ outcome: 'unanswered' }], [{ outcome: 'rejected', reason: 'Closed.' }]])(
    'is parsed as it is sent: %j',
    (answer) => expect(readShape(answer, answerSchema)).toEqual(answer),
  );

  it.each([
    [{ outcome: 'approved' }],
    [{ outcome: 'rejected' }],
    [{ outcome: 'rejected', reason: { html: '<b>' } }],
    [{ outcome: 'rejected', reason: 'x'.repeat(2001) }],
    [{ outcome: 'kept', reason: 'Closed.' }],
    [{ outcome: 'kept', call: 7 }],
  ])('is rejected in another shape: %j', (answer) => {
    expect(readShape(answer, answerSchema)).toBeNull();
  });
});

it('accepts known actions of the page, each once', () => {
  expect(knownActions(['undo', 'approve', 'approve', 'constructor'])).toEqual(['approve', 'undo']);
  const show = { tapa: 'show', kind: 'corporate', data: null, scheme: 'light', brand: {} };
  const actions = ['approve', 'of-another-version'];
  expect(readShape({ ...show, actions }, showSchema)).toMatchObject({ actions: ['approve'] });
  expect(readShape(show, showSchema)).not.toHaveProperty('actions');
});

it('leaves out texts that are too long', () => {
  const message = { tapa: 'show', kind: 'traveler', data: null, scheme: 'system', brand: {} };
  const messages = { 'widget.title.dashboard': 'Trips', offline: 'x'.repeat(1001) };
  expect(readShape({ ...message, messages }, showSchema)).toMatchObject({
    messages: { 'widget.title.dashboard': 'Trips' },
  });
  expect(readShape({ ...message, messages }, showSchema)?.messages).not.toHaveProperty('offline');
});

describe('a pending call', () => {
  const ITEM = { id: 7 };
  let ends: unknown[];
  let sent: unknown[];
  let ports: MessagePort[];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    [ends, sent, ports] = [[], [], []];
    for (const action of ['approve', 'decline'] as const) {
      const page = {
        postMessage(message: unknown, given: MessagePort[]) {
          sent.push(message);
          ports.push(...given);
        },
      } as MessagePort;
      askPage(page, action, { item: ITEM }, 'Too late.').then(
        () => ends.push([action, 'kept']),
        (reason: unknown) => ends.push([action, reason]),
      );
    }
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const port of ports) port.close();
  });

  it('is sent in the shape that the page parses, with a port of its own', () => {
    expect(sent.map((message) => readShape(message, callSchema))).toEqual(sent);
    expect(new Set(ports).size).toBe(2);
  });

  it('ends with its own answer, whatever their order', async () => {
    ports[1]?.postMessage({ outcome: 'rejected', reason: 'Closed.' });
    await vi.waitFor(() => expect(ends).toEqual([['decline', 'Closed.']]));
    ports[0]?.postMessage({ outcome: 'kept' });
    await vi.waitFor(() => expect(ends).toContainEqual(['approve', 'kept']));
  });

  it('accepts one valid answer', async () => {
    ports[0]?.postMessage({ outcome: 'approved' });
    ports[0]?.postMessage({ outcome: 'unanswered' });
    ports[0]?.postMessage({ outcome: 'kept' });
    await vi.waitFor(() => expect(ends).toEqual([['approve', UNANSWERED]]));
  });

  it('times out', async () => {
    ports[1]?.postMessage({ outcome: 'kept' });
    await vi.waitFor(() => expect(ends).toEqual([['decline', 'kept']]));
    vi.advanceTimersByTime(ANSWER_TIMEOUT - 1000);
    await Promise.resolve();
    expect(ends).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    await vi.waitFor(() => expect(ends.slice(1)).toEqual([['approve', 'Too late.']]));
  });
});

type Callback = (subject?: object, more?: unknown) => Promise<void>;

/** Returns the callbacks of a dashboard whose page handles all actions, and the calls that they make. */
function asking(kind: FrameKind, askWhy?: boolean) {
  const asked: unknown[] = [];
  const callbacks = callbacksOf(kind, { actions: DASHBOARD_ACTIONS, askWhy }, async (...call) => {
    asked.push(call);
  }) as Record<string, Callback>;
  return { asked, callbacks };
}

const ROW = { id: 7, key: '7', title: 'Flights', photo: { src: '/a.jpg' } };
const SENT = { id: 7, key: '7', title: 'Flights' };

it.each(FRAME_KINDS)('has a callback for all buttons of %s', (kind) => {
  const { callbacks } = asking(kind);
  expect(Object.keys(callbacks)).toEqual(expect.arrayContaining([...DASHBOARDS[kind].callbacks]));
});

it.each([
  ['traveler', 'onSaveListing', [ROW], ['save', { item: SENT }]],
  ['travel-agent', 'onNewClient', [], ['new-client', {}]],
  ['travel-agent', 'onGenerateQuote', [], ['generate-quote', {}]],
  ['travel-agent', 'onRemind', [ROW], ['remind', { item: SENT }]],
  [
    'travel-agent',
    'onSearch',
    [{ kind: 'flights', travelers: 2 }],
    ['search', { search: { kind: 'flights', travelers: 2 } }],
  ],
  ['tour-organizer', 'onApprove', [ROW], ['approve', { item: SENT }]],
  ['corporate', 'onDecline', [ROW], ['decline', { item: SENT }]],
  [
    'corporate',
    'onDecline',
    [ROW, { reason: 'Late', note: '' }],
    ['decline', { item: SENT, why: { reason: 'Late', note: '' } }],
  ],
  ['corporate', 'onUndo', [ROW, 'approve'], ['undo', { item: SENT, decision: 'approve' }]],
] as const)('%s: %s asks the page', (kind, name, args, expected) => {
  const { asked, callbacks } = asking(kind);
  void callbacks[name]?.(...(args as unknown as Parameters<Callback>));
  expect(asked).toEqual([expected]);
});

it('has no callback for other actions, and passes askWhy and optimistic only with decisions', () => {
  const ask = async () => undefined;
  const how = { askWhy: true, optimistic: true };
  const props = (kind: FrameKind, actions: readonly DashboardAction[]) =>
    Object.keys(callbacksOf(kind, { actions, ...how }, ask));
  expect(props('corporate', [])).toEqual([]);
  expect(props('traveler', DASHBOARD_ACTIONS)).toEqual(['onSaveListing', 'onRedeem']);
  expect(props('corporate', ['approve', 'save'])).toEqual(['onApprove', 'optimistic']);
  expect(props('corporate', ['manage'])).toEqual(['onManagePolicy']);
  expect(callbacksOf('tour-organizer', { actions: ['decline'], ...how }, ask)).toMatchObject(how);
});

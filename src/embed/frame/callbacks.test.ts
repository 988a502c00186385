import { expect, it } from 'vitest';
import { DASHBOARDS } from '../../testing/dashboards.js';
import { DASHBOARD_ACTIONS, type DashboardAction } from '../element/events.js';
import { callbacksOf } from './callbacks.js';
import { FRAME_KINDS, type FrameKind } from './messages.js';

type Callback = (subject?: object, more?: unknown) => Promise<void>;

/** The callbacks of a dashboard whose page takes all, and what they ask of it. */
function asking(kind: FrameKind, askWhy?: boolean) {
  const asked: unknown[] = [];
  const callbacks = callbacksOf(kind, { actions: DASHBOARD_ACTIONS, askWhy }, async (...call) => {
    asked.push(call);
  }) as Record<string, Callback>;
  return { asked, callbacks };
}

const ROW = { id: 7, key: '7', title: 'Flights', photo: { src: '/a.jpg' } };
const ITEM = { id: 7, key: '7', title: 'Flights' };

it.each(FRAME_KINDS)('%s: whatever its buttons call is one of the actions', (kind) => {
  const { callbacks } = asking(kind);
  expect(Object.keys(callbacks)).toEqual(expect.arrayContaining([...DASHBOARDS[kind].callbacks]));
});

it.each([
  ['traveler', 'onSaveListing', [ROW], ['save', { item: ITEM }]],
  ['travel-agent', 'onNewClient', [], ['new-client', {}]],
  ['travel-agent', 'onGenerateQuote', [], ['generate-quote', {}]],
  ['travel-agent', 'onGenerateQuote', [ROW], ['generate-quote', { item: ITEM }]],
  [
    'travel-agent',
    'onSearch',
    [{ kind: 'flights', travelers: 2 }],
    ['search', { search: { kind: 'flights', travelers: 2 } }],
  ],
  ['tour-organizer', 'onApprove', [ROW], ['approve', { item: ITEM }]],
  ['corporate', 'onDecline', [ROW], ['decline', { item: ITEM }]],
  [
    'corporate',
    'onDecline',
    [ROW, { reason: 'Late', note: '' }],
    ['decline', { item: ITEM, why: { reason: 'Late', note: '' } }],
  ],
  ['corporate', 'onUndo', [ROW, 'approve'], ['undo', { item: ITEM, decision: 'approve' }]],
] as const)('%s: %s asks the page', (kind, name, args, expected) => {
  const { asked, callbacks } = asking(kind);
  void callbacks[name]?.(...(args as unknown as Parameters<Callback>));
  expect(asked).toEqual([expected]);
});

it('has none for what the page does not take, and says how to decide only where something is decided', () => {
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

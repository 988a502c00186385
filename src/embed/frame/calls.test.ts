import { describe, expect, it } from 'vitest';
import { DASHBOARD_ACTIONS } from '../element/events.js';
import { answerSchema, type CallMessage, callSchema, knownActions, sentFields, sentWhy } from './calls.js';
import { readShape } from './messages.js';
import { showSchema } from './show-message.js';

const CALL = '0123456789abcdef0123456789abcdef';
const ITEM = { id: 7, key: '7', title: 'Ana Vuki', isLocked: false };

const call = (action: string, rest: object = {}): unknown => ({ tapa: 'call', call: CALL, action, ...rest });
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
    ['generate-quote', { item: ITEM }],
    ['search', { search: { kind: 'flights', from: 'Suva', travelers: 2 } }],
    ['new-client', {}],
    ['create-booking', {}],
    ['search-external', {}],
    ['create-tour', {}],
    ['logout', {}],
  ])('is read as it is sent: %s with %j', (action, rest) => {
    expect(read(call(action, rest))).toEqual(call(action, rest));
  });

  it('has a shape for each action', () => {
    const known = callSchema.options.flatMap(({ entries }) => entries.action.options);
    expect([...known].sort()).toEqual([...DASHBOARD_ACTIONS].sort());
  });

  it.each([
    ['no object', null],
    ['another action', call('open')],
    ['a name of another kind', { ...(call('logout') as object), call: 'x'.repeat(32) }],
    ['a short name', { ...(call('logout') as object), call: 'abc' }],
    ['no row', call('approve')],
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
  ])('is nothing with %s', (_, message) => {
    expect(read(message)).toBeNull();
  });
});

describe('what the frame sends', () => {
  it('has of a row what can be sent', () => {
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

  it('has of a note what fits', () => {
    const why = sentWhy({ reason: 'r'.repeat(5000), note: 'n'.repeat(20_000) });
    expect(read(call('decline', { item: ITEM, why }))).not.toBeNull();
    expect(sentWhy(undefined)).toBeUndefined();
  });
});

describe('an answer of the page', () => {
  const answer = (rest: object): unknown => ({ tapa: 'answer', call: CALL, ...rest });

  it.each([[{ outcome: 'kept' }], [{ outcome: 'unanswered' }], [{ outcome: 'rejected', reason: 'Closed.' }]])(
    'is read as it is sent: %j',
    (rest) => expect(readShape(answer(rest), answerSchema)).toEqual(answer(rest)),
  );

  it.each([
    [{ outcome: 'approved' }],
    [{ outcome: 'rejected' }],
    [{ outcome: 'rejected', reason: { html: '<b>' } }],
    [{ outcome: 'rejected', reason: 'x'.repeat(2001) }],
    [{ outcome: 'kept', reason: 'Closed.' }],
    [{ outcome: 'kept', call: 7 }],
  ])('is nothing of another shape: %j', (rest) => {
    expect(readShape(answer(rest), answerSchema)).toBeNull();
  });
});

it('of the actions that the page names, those that there are count, each once', () => {
  expect(knownActions(['undo', 'approve', 'approve', 'constructor'])).toEqual(['approve', 'undo']);
  const show = { tapa: 'show', kind: 'corporate', data: null, scheme: 'light', brand: {} };
  const actions = ['approve', 'of-another-version'];
  expect(readShape({ ...show, actions }, showSchema)).toMatchObject({ actions: ['approve'] });
  expect(readShape(show, showSchema)).not.toHaveProperty('actions');
});

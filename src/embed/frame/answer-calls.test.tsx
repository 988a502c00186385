import { afterEach, expect, it, vi } from 'vitest';
import type { WidgetActionDetail } from '../element/events.js';
import { answerCalls, decisionsOf, takenActions } from './calls.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const CALL = '0123456789abcdef0123456789abcdef';
const APPROVE = { tapa: 'call', call: CALL, action: 'approve', item: { id: 7 } };

/** An element that takes something, what its page hears, and what the frame is answered. */
function page(actions: string, listener: (detail: WidgetActionDetail) => void = () => undefined) {
  const element = document.createElement('div');
  element.setAttribute('actions', actions);
  const heard: object[] = [];
  element.addEventListener('tapa-action', (event) => {
    const { detail } = event as CustomEvent<WidgetActionDetail>;
    heard.push({ ...detail });
    listener(detail);
  });
  const answers: unknown[] = [];
  const port = {
    onmessage: null,
    postMessage: (answer: unknown) => answers.push(answer),
  } as unknown as MessagePort;
  answerCalls(port, element);
  const call = async (data: unknown) => {
    port.onmessage?.({ data } as MessageEvent);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { element, heard, answers, call };
}

it('hands a call on as the page’s action, and its answer back', async () => {
  const { heard, answers, call } = page('approve', ({ respondWith }) =>
    respondWith(Promise.resolve('no matter')),
  );
  await call(APPROVE);
  expect(heard).toEqual([{ action: 'approve', item: { id: 7 } }]);
  expect(answers).toEqual([{ tapa: 'answer', call: CALL, outcome: 'kept' }]);
});

it.each([
  [new Error('The budget is closed.'), 'The budget is closed.'],
  ['Closed.', 'Closed.'],
  [new TypeError('x is undefined'), ''],
  [{ status: 409 }, ''],
])('says why not, where that is for readers: %o', async (error, reason) => {
  const { answers, call } = page('approve', ({ respondWith }) => respondWith(Promise.reject(error)));
  await call(APPROVE);
  expect(answers).toEqual([{ tapa: 'answer', call: CALL, outcome: 'rejected', reason }]);
});

it('says so where nobody answers', async () => {
  const { heard, answers, call } = page('approve');
  await call(APPROVE);
  expect(heard).toHaveLength(1);
  expect(answers).toEqual([{ tapa: 'answer', call: CALL, outcome: 'unanswered' }]);
});

it('tells the page nothing that it does not take, and ignores what is no call', async () => {
  const { element, heard, answers, call } = page('decline undo');
  await call(APPROVE);
  expect(answers).toEqual([{ tapa: 'answer', call: CALL, outcome: 'unanswered' }]);
  element.setAttribute('actions', 'approve');
  for (const data of [
    null,
    'approve',
    { ...APPROVE, tapa: 'action' },
    { ...APPROVE, item: [] },
    { ...APPROVE, more: 1 },
  ])
    await call(data);
  expect(heard).toEqual([]);
  expect(answers).toHaveLength(1);
});

it('takes the known names of its attribute, and the console names others once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { element } = page('  approve\n onApprove undo approve ');
  expect(takenActions(element)).toEqual(['approve', 'undo']);
  takenActions(element);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain("no action 'onApprove'");
  element.removeAttribute('actions');
  expect(takenActions(element)).toEqual([]);
});

it.each([
  ['ask-why', 'askWhy'],
  ['optimistic', 'optimistic'],
] as const)('%s holds where the page says so, also as React 18 writes it', (attribute, name) => {
  const element = document.createElement('div');
  expect(decisionsOf(element)).toEqual({ askWhy: false, optimistic: false });
  for (const [value, holds] of [
    ['', true],
    ['true', true],
    ['false', false],
  ] as const) {
    element.setAttribute(attribute, value);
    expect(decisionsOf(element)).toEqual({ askWhy: false, optimistic: false, [name]: holds });
  }
});

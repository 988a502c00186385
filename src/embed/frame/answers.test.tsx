import { afterEach, expect, it, vi } from 'vitest';
import type { WidgetActionDetail } from '../element/events.js';
import { answerCall, decisionsOf, handledActions, sentTexts } from './answers.js';
import type { CallMessage } from './messages.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const APPROVE = { tapa: 'call', action: 'approve', item: { id: 7 } } as const;

/** Returns an element that handles actions, with the events of its page and the answers to the frame. */
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
  const port = { postMessage: (answer: unknown) => answers.push(answer) } as unknown as MessagePort;
  const call = async (message: CallMessage): Promise<boolean> => {
    const isAllowed = answerCall(message, element, port);
    await new Promise((resolve) => setTimeout(resolve));
    return isAllowed;
  };
  return { element, heard, answers, call };
}

it('forwards a call as the page’s action, and returns its answer', async () => {
  const { heard, answers, call } = page('approve', ({ respondWith }) =>
    respondWith(Promise.resolve('no matter')),
  );
  await call(APPROVE);
  expect(heard).toEqual([{ action: 'approve', item: { id: 7 } }]);
  expect(answers).toEqual([{ outcome: 'kept' }]);
});

it.each([
  [new Error('The budget is closed.'), 'The budget is closed.'],
  ['Closed.', 'Closed.'],
  [new TypeError('x is undefined'), ''],
  [{ status: 409 }, ''],
])('returns the reason of a rejection if it is for readers: %o', async (error, reason) => {
  const { answers, call } = page('approve', ({ respondWith }) => respondWith(Promise.reject(error)));
  await call(APPROVE);
  expect(answers).toEqual([{ outcome: 'rejected', reason }]);
});

it('returns that no listener has answered', async () => {
  const { heard, answers, call } = page('approve');
  await call(APPROVE);
  expect(heard).toHaveLength(1);
  expect(answers).toEqual([{ outcome: 'unanswered' }]);
});

it('does not send actions that the page does not handle', async () => {
  const { heard, answers, call } = page('decline undo');
  expect(await call(APPROVE)).toBe(false);
  expect(answers).toEqual([{ outcome: 'unanswered' }]);
  expect(heard).toEqual([]);
});

it('always sends links, Log out and retries, without an answer', () => {
  const { element, heard } = page('');
  const follow = { tapa: 'call', action: 'open', href: '/booking/1' } as const;
  expect(answerCall(follow, element, undefined)).toBe(true);
  expect(answerCall({ tapa: 'call', action: 'logout' }, element, undefined)).toBe(true);
  element.addEventListener('tapa-action', (event) => event.preventDefault());
  expect(answerCall({ tapa: 'call', action: 'retry' }, element, undefined)).toBe(false);
  expect(heard).toEqual([{ action: 'open', href: '/booking/1' }, { action: 'logout' }, { action: 'retry' }]);
});

it('accepts known names in its attribute, and logs others once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { element } = page('  approve\n onApprove undo approve ');
  expect(handledActions(element)).toEqual(['approve', 'undo']);
  handledActions(element);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain("no action 'onApprove'");
  element.removeAttribute('actions');
  expect(handledActions(element)).toEqual([]);
});

it.each([
  ['ask-why', 'askWhy'],
  ['optimistic', 'optimistic'],
] as const)('reads %s, also as React 18 writes it', (attribute, name) => {
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

it('sends only texts to the frame, and logs other values once', () => {
  const said: unknown[] = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => said.push(text));
  expect(sentTexts({ 'widget.title.dashboard': 'Trips', offline: null })).toEqual({
    'widget.title.dashboard': 'Trips',
  });
  expect(said).toEqual([]);
  const messages = {
    'widget.title.dashboard': 'Trips',
    'widget.state.loaded': (title: string) => `${title} is here`,
  };
  expect(sentTexts(messages)).toEqual({ 'widget.title.dashboard': 'Trips' });
  sentTexts({ ...messages });
  expect(said).toEqual([
    "<tapa-dashboard> takes messages that are text, and no functions. Not reworded: 'widget.state.loaded'.",
  ]);
});

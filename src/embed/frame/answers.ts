import { logOnce } from '../../lib/development.js';
import { reasonOf } from '../../lib/start-action.js';
import { DASHBOARD_ACTIONS, type DashboardAction, emitAction, type WidgetAction } from '../element/events.js';
import type { DashboardAttributes } from '../elements.js';
import { type AnswerMessage, type CallMessage, knownActions } from './messages.js';

// The page's side of calls: the actions that it handles for a dashboard, and its answers.

/** Returns the known names in the attribute `actions`. Others are logged once each. */
export function handledActions(element: Element): DashboardAction[] {
  const names = (element.getAttribute('actions') ?? '').split(/\s+/).filter(Boolean);
  const known = knownActions(names);
  for (const name of names) {
    if (known.some((action) => action === name)) continue;
    logOnce(`<tapa-dashboard> has no action '${name}'. It has ${DASHBOARD_ACTIONS.join(', ')}.`);
  }
  return known;
}

/** Returns whether a boolean attribute is set. React 18 writes `false` as a string. */
const isSet = (element: Element, attribute: keyof DashboardAttributes): boolean =>
  (element.getAttribute(attribute) ?? 'false') !== 'false';

export const decisionsOf = (element: Element): { askWhy: boolean; optimistic: boolean } => ({
  askWhy: isSet(element, 'ask-why'),
  optimistic: isSet(element, 'optimistic'),
});

/** Actions that are sent to every page. */
const ALWAYS_SENT: readonly WidgetAction['action'][] = ['open', 'logout', 'retry'];

/** Returns whether the element performs the default action. The page's answer goes through the port. */
export function answerCall(
  { tapa: _, ...action }: CallMessage,
  element: Element,
  port: MessagePort | undefined,
): boolean {
  const reply = (answer: AnswerMessage): void => port?.postMessage(answer);
  // An action that the page no longer handles is not dispatched.
  const isHandled = [...ALWAYS_SENT, ...handledActions(element)].includes(action.action);
  const { answer, isAllowed } = isHandled
    ? emitAction(element, action)
    : { answer: undefined, isAllowed: false };
  if (!answer) reply({ outcome: 'unanswered' });
  else
    answer.then(
      () => reply({ outcome: 'kept' }),
      (error: unknown) => reply({ outcome: 'rejected', reason: reasonOf(error) }),
    );
  return isAllowed;
}

/** Ways to copy data: reactive proxies and functions cannot be cloned, so JSON is the second way. */
const COPIES = [structuredClone, (raw: unknown): unknown => JSON.parse(JSON.stringify(raw))];

/** Returns a copy of a dashboard's data for a message; null if it is no object. */
export function sendable(raw: unknown): Record<string, unknown> | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  for (const copy of COPIES) {
    try {
      return copy(raw) as Record<string, unknown>;
    } catch {
      // Try the next way.
    }
  }
  return null;
}

let hasLogged = false;

/** Returns the texts of messages. Functions cannot be sent, which is logged once. */
export function sentTexts(messages: Readonly<Record<string, unknown>>): Record<string, string> {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  const functions = Object.keys(messages).filter((key) => typeof messages[key] === 'function');
  if (functions.length > 0 && !hasLogged) {
    hasLogged = true;
    console.warn(
      `<tapa-dashboard> takes messages that are text, and no functions. Not reworded: '${functions.join("', '")}'.`,
    );
  }
  return Object.fromEntries(Object.entries(messages).filter(isText));
}

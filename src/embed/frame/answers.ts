import { logOnce } from '../../lib/development.js';
import { reasonOf } from '../../lib/start-action.js';
import { DASHBOARD_ACTIONS, type DashboardAction, emitAction, type WidgetAction } from '../element/events.js';
import type { DashboardAttributes } from '../elements.js';
import { type AnswerMessage, type CallMessage, knownActions } from './messages.js';

// The page's side of calls: the actions that it takes from a dashboard, and its answers.

/** Returns the actions that the page takes from a dashboard: the known names in its attribute `actions`. The console names others, each once. */
export function takenActions(element: Element): DashboardAction[] {
  const names = (element.getAttribute('actions') ?? '').split(/\s+/).filter(Boolean);
  const known = knownActions(names);
  for (const name of names) {
    if (known.some((action) => action === name)) continue;
    logOnce(`<tapa-dashboard> has no action '${name}'. It has ${DASHBOARD_ACTIONS.join(', ')}.`);
  }
  return known;
}

/** Returns whether an attribute that is there or not is set. React 18 writes `false` as a text. */
const isSet = (element: Element, attribute: keyof DashboardAttributes): boolean =>
  (element.getAttribute(attribute) ?? 'false') !== 'false';

export const decisionsOf = (element: Element): { askWhy: boolean; optimistic: boolean } => ({
  askWhy: isSet(element, 'ask-why'),
  optimistic: isSet(element, 'optimistic'),
});

/** Actions that every page hears of. */
const TOLD: readonly WidgetAction['action'][] = ['open', 'logout', 'retry'];

/** Returns whether the page leaves the action to the element. Its answer goes through the port, where the frame waits for one. */
export function answerCall(
  { tapa: _, ...action }: CallMessage,
  element: Element,
  port: MessagePort | undefined,
): boolean {
  const tell = (answer: AnswerMessage): void => port?.postMessage(answer);
  // An action that the page no longer takes reaches nobody.
  const isTaken = [...TOLD, ...takenActions(element)].includes(action.action);
  const { answer, isAllowed } = isTaken
    ? emitAction(element, action)
    : { answer: undefined, isAllowed: false };
  if (!answer) tell({ outcome: 'unanswered' });
  else
    answer.then(
      () => tell({ outcome: 'kept' }),
      (error: unknown) => tell({ outcome: 'rejected', reason: reasonOf(error) }),
    );
  return isAllowed;
}

/** Ways to copy data: reactive proxies and functions cannot be cloned, so they are copied through JSON. */
const COPIES = [structuredClone, (raw: unknown): unknown => JSON.parse(JSON.stringify(raw))];

/** A copy of a dashboard's data for a message; null if the data is not an object. */
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

let hasTold = false;

/** Returns the texts of a wording: functions cannot be sent, which the console says once. */
export function sentTexts(messages: Readonly<Record<string, unknown>>): Record<string, string> {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  const functions = Object.keys(messages).filter((key) => typeof messages[key] === 'function');
  if (functions.length > 0 && !hasTold) {
    hasTold = true;
    console.warn(
      `<tapa-dashboard> takes messages that are text, and no functions. Not reworded: '${functions.join("', '")}'.`,
    );
  }
  return Object.fromEntries(Object.entries(messages).filter(isText));
}

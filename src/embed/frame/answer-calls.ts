import { reasonOf } from '../../lib/start-action.js';
import { DASHBOARD_ACTIONS, type DashboardAction, emitAction } from '../element/events.js';
import type { DashboardAttributes } from '../elements.js';
import { type AnswerMessage, callSchema, knownActions } from './calls.js';
import { readShape } from './messages.js';

/** Names that were asked for and do not exist. */
const unknownActions = new Set<string>();

/** Returns the actions that the page takes from a dashboard: the known names in its attribute `actions`. The console names others, each once. */
export function takenActions(element: Element): DashboardAction[] {
  const names = (element.getAttribute('actions') ?? '').split(/\s+/).filter(Boolean);
  const known = knownActions(names);
  for (const name of names) {
    if (known.some((action) => action === name) || unknownActions.has(name)) continue;
    unknownActions.add(name);
    console.warn(`<tapa-dashboard> has no action '${name}'. It has ${DASHBOARD_ACTIONS.join(', ')}.`);
  }
  return known;
}

/** Returns whether an attribute that is there or not is set. React 18 writes `false` as a text. */
const isSet = (element: Element, attribute: keyof DashboardAttributes): boolean =>
  (element.getAttribute(attribute) ?? 'false') !== 'false';

/** How a dashboard decides: whether it asks why before something is declined, and whether it shows decisions at once. */
export const decisionsOf = (element: Element): { askWhy: boolean; optimistic: boolean } => ({
  askWhy: isSet(element, 'ask-why'),
  optimistic: isSet(element, 'optimistic'),
});

/**
 * Sends what the frame asks of the page as `tapa-action`, and the page's answer back. A frame that has gone gets none: its
 * port is closed.
 *
 * @param port - leads to the document in the frame
 */
export function answerCalls(port: MessagePort, element: Element): void {
  port.onmessage = ({ data }) => {
    const message = readShape(data, callSchema);
    if (!message) return;
    const { tapa: _, call, ...action } = message;
    const tell = (answer: { outcome: 'kept' | 'unanswered' } | { outcome: 'rejected'; reason: string }) =>
      port.postMessage({ tapa: 'answer', call, ...answer } satisfies AnswerMessage);
    // An action that the page no longer takes reaches nobody.
    const { answer } = takenActions(element).includes(action.action) ? emitAction(element, action) : {};
    if (!answer) tell({ outcome: 'unanswered' });
    else
      answer.then(
        () => tell({ outcome: 'kept' }),
        (error: unknown) => tell({ outcome: 'rejected', reason: reasonOf(error) }),
      );
  };
}

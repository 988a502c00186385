/** Codes of `tapa-error`. Each has its text, `widget.error.…`. */
export const FAILURES = [
  'offline',
  'network',
  'timeout',
  'http',
  'malformed',
  'bad-address',
  'render',
  'no-data',
] as const;

/** Detail of a failure. */
export interface WidgetFailure {
  code: (typeof FAILURES)[number];
  /** HTTP status, if there was a response. */
  status?: number | undefined;
}

/** Actions that a page can handle for a dashboard: names in its `actions` and in `tapa-action`. */
export const DASHBOARD_ACTIONS = [
  // Traveler.
  'save',
  'redeem',
  // Travel agent.
  'new-client',
  'create-booking',
  'search-external',
  'generate-quote',
  'search',
  'remind',
  // Tour organizer (applications, tours) and company (requests, policies).
  'approve',
  'decline',
  'undo',
  'manage',
  'create-tour',
  // All.
  'logout',
] as const;

export type DashboardAction = (typeof DASHBOARD_ACTIONS)[number];

/** Action of the reader, with its row. */
export interface WidgetAction {
  /** 'redeem', 'save', 'open' (a link), 'retry'; of a dashboard 'open', 'logout', 'retry', its `actions`. */
  action: 'redeem' | 'save' | 'open' | 'retry' | DashboardAction;
  /** The sanitised row of the action; from a dashboard its strings, numbers and booleans. */
  item?: unknown;
  /** URL of a link. */
  href?: string | undefined;
  /** Reason for 'decline', if the dashboard asks for one: a choice, a note or both; '' for a missing one. */
  why?: { reason: string; note: string } | undefined;
  /** The decision that 'undo' reverts. */
  decision?: 'approve' | 'decline' | undefined;
  /** Fields of the form for 'search'; `kind` is flights, hotels or experiences. */
  search?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** Detail of `tapa-action`. */
export interface WidgetActionDetail extends WidgetAction {
  /**
   * Makes the pressed control wait for a promise: it shows progress, cannot be pressed again, and shows the
   * reason of a rejection. Call it while the event is dispatched. Save and Redeem of widgets and the
   * `actions` of a dashboard wait; links and retries do not.
   *
   * @throws `InvalidStateError` after the event
   */
  readonly respondWith: (answer: unknown) => void;
}

/** The events of every element, with their `detail`. They bubble and leave shadow roots. */
export interface WidgetEvents {
  /** Data is shown; sent again whenever the data changes. */
  'tapa-ready': { items: number };
  /** Nothing can be shown. */
  'tapa-error': WidgetFailure;
  /** The reader pressed something. `preventDefault()` prevents following a link and fetching `src` again. */
  'tapa-action': WidgetActionDetail;
  /** Half of it, or of the viewport by it, was visible for one second. Once for each element. */
  'tapa-view': Record<string, never>;
}

/** Dispatches an event of an element. Returns false if a listener prevented its default action. */
export const emit = <Name extends keyof WidgetEvents>(
  element: Element,
  name: Name,
  detail: WidgetEvents[Name],
): boolean =>
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));

export interface ActionAnswer {
  readonly isAllowed: boolean;
  readonly answer: Promise<unknown> | undefined;
}

/** Dispatches `tapa-action`. Returns the promises of its listeners as one. */
export function emitAction(element: Element, action: WidgetAction): ActionAnswer {
  const answers: unknown[] = [];
  let isOpen = true;
  const respondWith = (answer: unknown) => {
    if (!isOpen) throw new DOMException('respondWith() was called after the event.', 'InvalidStateError');
    answers.push(answer);
  };
  // Not enumerable, because listeners copy, print and compare the data of the action.
  const detail = Object.defineProperty({ ...action }, 'respondWith', { value: respondWith });
  const isAllowed = emit(element, 'tapa-action', detail as WidgetActionDetail);
  isOpen = false;
  if (answers.length === 0) return { isAllowed, answer: undefined };
  const answer = Promise.all(answers);
  // Links and retries await nothing: a rejection must not become an unhandled one of the page.
  answer.catch(() => undefined);
  return { isAllowed, answer };
}

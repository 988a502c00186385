/** Reasons why nothing is shown: the code of `tapa-error`. Each has its text, `widget.error.…`. */
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

/** The detail of a failure. */
export interface WidgetFailure {
  code: (typeof FAILURES)[number];
  /** The HTTP status, where there was one. */
  status?: number | undefined;
}

/** Actions that a page can take from a dashboard: the names in its attribute `actions`, and the actions of its `tapa-action`. */
export const DASHBOARD_ACTIONS = [
  // Of a traveler.
  'save',
  'redeem',
  // Of a travel agent.
  'new-client',
  'create-booking',
  'search-external',
  'generate-quote',
  'search',
  'remind',
  // Of a tour organizer and a company: of an application or a request, of a tour or a policy.
  'approve',
  'decline',
  'undo',
  'manage',
  'create-tour',
  // Of all.
  'logout',
] as const;

export type DashboardAction = (typeof DASHBOARD_ACTIONS)[number];

/** The action that the reader chose, and its row. */
export interface WidgetAction {
  /** 'redeem', 'save', 'open' (a link), 'retry'; of a dashboard 'open', 'logout', 'retry', and those of its `actions`. */
  action: 'redeem' | 'save' | 'open' | 'retry' | DashboardAction;
  /** The row of the data that was acted on, sanitised; from a dashboard its texts, figures and yes-or-no fields. */
  item?: unknown;
  /** The address of a link. */
  href?: string | undefined;
  /** Of 'decline', where the dashboard asks why: the reason that was chosen, a note, or both; '' where one is missing. */
  why?: { reason: string; note: string } | undefined;
  /** Of 'undo': the decision that is taken back. */
  decision?: 'approve' | 'decline' | undefined;
  /** Of 'search': what an agent looks for, `kind` flights, hotels or experiences, and the fields of its form. */
  search?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** The detail of `tapa-action`. */
export interface WidgetActionDetail extends WidgetAction {
  /**
   * Lets the pressed control wait for an answer: it shows that it works, cannot be pressed twice, and says what went wrong
   * if the promise is rejected. Call it while the event is dispatched. Save and Redeem of widgets wait, and the `actions` of
   * a dashboard; links and retries do not.
   *
   * @throws an `InvalidStateError` later, when nobody waits any more
   */
  readonly respondWith: (answer: unknown) => void;
}

/** The events of every element and what their `detail` is. They bubble and leave shadow roots. */
export interface WidgetEvents {
  /** Data is shown; sent again whenever the data changes. */
  'tapa-ready': { items: number };
  /** There is nothing to show. */
  'tapa-error': WidgetFailure;
  /** The reader pressed something. `preventDefault()` keeps a link from being followed, and `src` from being read again. */
  'tapa-action': WidgetActionDetail;
  /**
   * At least half of it was visible for one second, or it filled at least half of the viewport for as long. Once an
   * element; nothing is sent anywhere.
   */
  'tapa-view': Record<string, never>;
}

/** Dispatches an event of an element; false if a listener prevented its default action. */
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

/** Dispatches `tapa-action`, whose listeners may answer it with promises. */
export function emitAction(element: Element, action: WidgetAction): ActionAnswer {
  const answers: unknown[] = [];
  let isOpen = true;
  const respondWith = (answer: unknown) => {
    if (!isOpen) throw new DOMException('respondWith() was called after the event.', 'InvalidStateError');
    answers.push(answer);
  };
  // Not enumerable: listeners copy, print and compare the data of the action.
  const detail = Object.defineProperty({ ...action }, 'respondWith', { value: respondWith });
  const isAllowed = emit(element, 'tapa-action', detail as WidgetActionDetail);
  isOpen = false;
  if (answers.length === 0) return { isAllowed, answer: undefined };
  const answer = Promise.all(answers);
  // Links and retries wait for no answer: one that is rejected is no error of the page's.
  answer.catch(() => undefined);
  return { isAllowed, answer };
}

/** Why there is nothing to show, by the code of `tapa-error`. */
export const ERROR_TEXTS = {
  offline: 'You are offline. It loads again when you are back online.',
  network: 'The connection failed. Please try again.',
  timeout: 'It took too long to answer. Please try again.',
  http: 'The answer was an error. Please try again later.',
  malformed: 'The answer could not be read.',
  'bad-address': 'Its address is not one to load data from.',
  render: 'It could not be shown.',
} as const;

/** What is known about a failure. */
export interface WidgetFailure {
  code: keyof typeof ERROR_TEXTS;
  /** The HTTP status, where there was one. */
  status?: number;
}

/** What the reader pressed, and on what. */
export interface WidgetAction {
  /** 'redeem', 'save', 'open' (a link), 'retry'; of a dashboard 'open', 'logout' and 'retry'. */
  action: 'redeem' | 'save' | 'open' | 'retry' | 'logout';
  /** The row of the data that was acted on, sanitised. */
  item?: unknown;
  /** Where a link leads. */
  href?: string | undefined;
}

/** The events of every element and what their `detail` is. They bubble and leave shadow roots. */
export interface WidgetEvents {
  /** Data is shown. Again each time that other data is. */
  'tapa-ready': { items: number };
  /** There is nothing to show. */
  'tapa-error': WidgetFailure;
  /** The reader pressed something. `preventDefault()` keeps a link from being followed, and `src` from being read again. */
  'tapa-action': WidgetAction;
  /**
   * At least half of it was visible for one second, or it filled at least half of the viewport for as long. Once an
   * element; nothing is sent anywhere.
   */
  'tapa-view': Record<string, never>;
}

/** Dispatches an event of an element; false when a listener prevented what follows it. */
export const emit = <Name extends keyof WidgetEvents>(
  element: Element,
  name: Name,
  detail: WidgetEvents[Name],
): boolean =>
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));

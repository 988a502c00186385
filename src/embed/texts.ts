// What the widgets say for themselves. In English (decisions 15 and 16), as the whole library.

/** Shown when data takes longer than usual. */
export const STILL_LOADING = 'This is taking longer than usual.';

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

/** What went wrong with a widget. */
export type WidgetErrorCode = keyof typeof ERROR_TEXTS;

import type { MouseEvent, KeyboardEvent as ReactKeyboardEvent } from 'react';

// `instanceof Element` fails for elements of a frame or another window.
export const isElement = (target: EventTarget | null | undefined): target is HTMLElement =>
  target !== null && target !== undefined && 'closest' in target;

// React bubbles events from a portal (dialog, menu) to the component that rendered it.
export const isFromInside = ({ target, currentTarget }: Pick<Event, 'target' | 'currentTarget'>): boolean =>
  (currentTarget as Node).contains(target as Node);

/** Returns whether an element has or contains focus, in shadow roots too, unlike `document.activeElement`. */
export const holdsFocus = (element: Element | null): boolean =>
  element !== null && (element.matches(':focus') || element.querySelector(':focus') !== null);

// Returns the key in lower case; on a keyboard without Latin letters, the Latin letter at its position.
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isLatin = /\p{Script=Latin}/u.test(key) || !/\p{L}/u.test(key);
  return (isLatin ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** `keyCode` of a key of an input method, where `isComposing` is not true yet (UI Events, 5.3). */
const INPUT_METHOD_KEY_CODE = 229;

/** Returns whether a key is meant for an input method (IME), as in Japanese. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;

/** Keeps a Radix layer open on Escape within a composition, as its `onEscapeKeyDown`. */
export const keepComposing = (event: KeyboardEvent): void => {
  if (isComposing(event)) event.preventDefault();
};

/** Returns whether an element handles character keys: a text field, an editor, a select. */
export const takesText = (target: EventTarget | null | undefined): boolean =>
  isElement(target) &&
  target.closest(
    'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])',
  ) !== null;

/** Returns whether the keyboard has Command instead of Control. */
export const isApple = (): boolean => /^(Mac|iP)/.test(navigator.platform);

/** Returns whether Control+K or Command+K is pressed. In a field of Apple's systems, Control+K deletes. */
export function isCommandKey(event: KeyboardEvent): boolean {
  const { metaKey, ctrlKey, altKey, shiftKey } = event;
  if (!(metaKey || ctrlKey) || altKey || shiftKey || isComposing(event) || letterOf(event) !== 'k')
    return false;
  return metaKey || !isApple() || !takesText(event.composedPath()[0]);
}

/** Ignores a held Enter key: browsers click a button with each repeat. */
export function pressOnce(event: ReactKeyboardEvent): void {
  const { isContentEditable, localName } = event.target as HTMLElement;
  const breaksLines = isContentEditable || localName === 'textarea';
  if (event.repeat && event.key === 'Enter' && !breaksLines) event.preventDefault();
}

/** Ignores the second click of a double click, which may hit a button that has moved under the pointer. */
export const whenPressed = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** Handles the Escape key unless a descendant has. An enclosing dialog stays open. */
export const whenEscaped = (act: () => void) => (event: ReactKeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Escape' || event.defaultPrevented || !isFromInside(event)) return;
  if (isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

/** Roving focus among elements that share one tab stop. */
export interface KeyRow {
  items: readonly HTMLElement[];
  /** `key` of the arrow key to the next item. */
  next: string;
  previous: string;
  /** True where the first item follows the last. @default false */
  loops?: boolean | undefined;
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'target' | 'currentTarget' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

/**
 * Returns the element to focus on an arrow key, Home or End. Radix uses `document.activeElement`, which fails
 * in shadow roots and frames (https://github.com/radix-ui/primitives/pull/3674).
 */
export function itemByKey(event: Pressed, { items, next, previous, loops = false }: KeyRow) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !isFromInside(event))
    return undefined;
  const at = items.findIndex((item) => item.contains(event.target as Node));
  switch (event.key) {
    case next:
      return items[at + 1] ?? (loops ? items[0] : undefined);
    case previous:
      return at > 0 ? items[at - 1] : loops || at < 0 ? items.at(-1) : undefined;
    case 'Home':
    case 'PageUp':
      return items[0];
    case 'End':
    case 'PageDown':
      return items.at(-1);
    default:
      return undefined;
  }
}

/** Returns whether a click on a link opens a new tab or window. */
export const opensNewTab = ({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  button === 1 || ctrlKey || metaKey || shiftKey;

/** Prevents scrolling by the middle button where it opens a tab. */
export const preventAutoscroll = (event: MouseEvent): void => {
  if (event.button === 1) event.preventDefault();
};

/** Opens a link in a new tab, after a click beside it. */
export const openTab = ({ href, ownerDocument }: HTMLAnchorElement): void => {
  ownerDocument.defaultView?.open(href, '_blank', 'noopener');
};

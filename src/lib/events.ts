import type { MouseEvent, KeyboardEvent as ReactKeyboardEvent } from 'react';

// `instanceof Element` knows those of the script's own document only: not those in a frame or in another window.
export const isElement = (target: EventTarget | null | undefined): target is HTMLElement =>
  target !== null && target !== undefined && 'closest' in target;

// React lets events of a dialog or a menu come up to the row or sheet that rendered it, although it stands elsewhere.
export const isFromInside = ({ target, currentTarget }: Pick<Event, 'target' | 'currentTarget'>): boolean =>
  (currentTarget as Node).contains(target as Node);

/** Returns whether focus is on an element or inside. The element is asked itself: the document sees no focus inside a shadow root. */
export const holdsFocus = (element: Element | null): boolean =>
  element !== null && (element.matches(':focus') || element.querySelector(':focus') !== null);

// On keyboards that write no Latin letters, the letter is the one that stands in the same place on others.
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isLatin = /\p{Script=Latin}/u.test(key) || !/\p{L}/u.test(key);
  return (isLatin ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** `keyCode` of a key that an input method takes, where `isComposing` does not say so yet (UI Events, 5.3). */
const TAKEN_BY_INPUT_METHOD = 229;

/** Returns whether a key belongs to a text that is being composed, as in Japanese: it is meant for the input method alone. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;

/** Keeps a layer of Radix open: handed to its `onEscapeKeyDown`. */
export const keepComposing = (event: KeyboardEvent): void => {
  if (isComposing(event)) event.preventDefault();
};

/** Returns whether a key pressed there is part of a text or a choice. */
export const takesText = (target: EventTarget | null | undefined): boolean =>
  isElement(target) &&
  target.closest(
    'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])',
  ) !== null;

/** Returns whether the reader's system is one of Apple's, whose keyboards have Command where others have Control. */
export const isApple = (): boolean => /^(Mac|iP)/.test(navigator.platform);

/** Returns whether the keys of a command menu are pressed: Control and K, or Command and K. In a field, Apple's systems delete to the end of the line by Control and K. */
export function isCommandKey(event: KeyboardEvent): boolean {
  const { metaKey, ctrlKey, altKey, shiftKey } = event;
  if (!(metaKey || ctrlKey) || altKey || shiftKey || isComposing(event) || letterOf(event) !== 'k')
    return false;
  return metaKey || !isApple() || !takesText(event.composedPath()[0]);
}

/** Keeps a key that is held down from pressing a button again: browsers click it with each repeat of Enter. */
export function pressOnce(event: ReactKeyboardEvent): void {
  const { isContentEditable, localName } = event.target as HTMLElement;
  const breaksLines = isContentEditable || localName === 'textarea';
  if (event.repeat && event.key === 'Enter' && !breaksLines) event.preventDefault();
}

/**
 * Answers a click, but not the second one of a double click. That meets what has come under the pointer since the first, such as the
 * button of the next row, which nobody has pressed.
 */
export const whenPressed = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** Answers the Escape key, unless something inside has. What stands around, a dialog for instance, stays open. */
export const whenEscaped = (act: () => void) => (event: ReactKeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Escape' || event.defaultPrevented || !isFromInside(event)) return;
  if (isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

/** How keys move in a row of elements that share one stop of the Tab key. */
export interface KeyRow {
  items: readonly HTMLElement[];
  /** The arrow keys that lead to the next and to the previous one. */
  next: string;
  previous: string;
  /** True where the first follows the last. @default false */
  loops?: boolean | undefined;
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'target' | 'currentTarget' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

/**
 * The element that a key leads to: by an arrow key, Home or End. It asks the event where focus is. Radix asks
 * `document.activeElement`, which is the host of a shadow root and the frame around another document, and goes on to the
 * last element there (reported as https://github.com/radix-ui/primitives/pull/3674).
 *
 * @returns undefined for other keys, and where there is nowhere to go
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

/** Returns whether a press on a link opens it in a tab or window of its own. */
export const asksForTab = ({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  button === 1 || ctrlKey || metaKey || shiftKey;

/** Keeps the middle button from scrolling the page, where it opens a tab. */
export const preventAutoscroll = (event: MouseEvent): void => {
  if (event.button === 1) event.preventDefault();
};

/** Opens what a link leads to in a tab of its own, after a press beside the link. */
export const openTab = ({ href, ownerDocument }: HTMLAnchorElement): void => {
  ownerDocument.defaultView?.open(href, '_blank', 'noopener');
};

import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { isFromInside } from './from-inside.js';
import { isElement } from './is-element.js';

/**
 * Returns the Latin letter of a key, in lower case. On keyboards that write no Latin letters it is the one that stands in the
 * same place on others.
 */
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

/** Keeps a key that is held down from pressing a button again: browsers click it with each repeat of Enter. */
export function pressOnce(event: ReactKeyboardEvent): void {
  const { isContentEditable, localName } = event.target as HTMLElement;
  const breaksLines = isContentEditable || localName === 'textarea';
  if (event.repeat && event.key === 'Enter' && !breaksLines) event.preventDefault();
}

/** Answers the Escape key, unless something inside has. What stands around, a dialog for instance, stays open. */
export const whenEscaped = (act: () => void) => (event: ReactKeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Escape' || event.defaultPrevented || !isFromInside(event)) return;
  if (isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

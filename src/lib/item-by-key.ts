import { isFromInside } from './from-inside.js';

/** How keys move in a row of elements that share one stop of the Tab key. */
export interface KeyRow {
  /** The elements, in their order. */
  items: readonly HTMLElement[];
  /** The arrow keys that lead to the next and to the previous one. */
  next: string;
  previous: string;
  /** True where the first follows the last. @default false */
  loops?: boolean | undefined;
}

/** The parts of a keyboard event that matter; React's and the browser's alike. */
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

'use client';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';

/** How a menu was asked for; undefined while it is closed. */
export type MenuPress = 'key' | 'pointer' | undefined;

type Handlers<Element> = {
  onPointerEnter?: ((event: PointerEvent<Element>) => void) | undefined;
  onFocus?: ((event: FocusEvent<Element>) => void) | undefined;
  onBlur?: ((event: FocusEvent<Element>) => void) | undefined;
  onPointerDown?: ((event: PointerEvent<Element>) => void) | undefined;
  onClick?: ((event: MouseEvent<Element>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<Element>) => void) | undefined;
};

/**
 * The behaviour of a menu button whose menu loads on demand: a pointer or focus on the button loads it, a press opens
 * it as soon as it is there. The keys are those of the ARIA menu button pattern.
 *
 * @param isLoaded whether the menu's code is there
 * @param load loads it; called again when it failed
 * @param handlers the caller's own handlers: they come first, and prevent ours by `preventDefault()`
 */
export function useMenuButton<Element extends HTMLElement>(
  isLoaded: boolean,
  load: () => Promise<void>,
  handlers: Handlers<Element>,
) {
  const [press, setPress] = useState<MenuPress>();
  const pressedByPointer = useRef(false);

  // Loading ahead may fail in silence: the press loads again, and says so when that fails too.
  const loadAhead = () => void load().catch(() => undefined);

  const open = (by: MenuPress) => {
    setPress(by);
    load().catch((error: unknown) => {
      setPress(undefined);
      reportError(error);
    });
  };
  const toggle = (by: MenuPress) => (press === undefined ? open(by) : setPress(undefined));

  const pointerDown = after(handlers.onPointerDown, (event: PointerEvent<Element>) => {
    if (event.button !== 0 || event.ctrlKey) return;
    // The button takes no focus that the menu is about to get.
    if (press === undefined) event.preventDefault();
    toggle('pointer');
  });

  return {
    press,
    close: () => setPress(undefined),
    open,
    buttonHandlers: {
      onPointerEnter: after(handlers.onPointerEnter, loadAhead),
      onFocus: after(handlers.onFocus, loadAhead),
      onBlur: after(handlers.onBlur, () => {
        // Whoever went on while the menu was loading does not want it any more.
        if (!isLoaded) setPress(undefined);
      }),
      onPointerDown: (event: PointerEvent<Element>) => {
        // Only a press of the first button ends in a click. So does one that the caller has prevented, and that click must
        // not open the menu either.
        pressedByPointer.current = event.button === 0;
        pointerDown(event);
      },
      onClick: after(handlers.onClick, ({ detail }) => {
        // For clicks without a press, those of assistive technology and scripts: a press has opened the menu already, and
        // keys that open it prevent their click. A press that is let go elsewhere gets no click, and its mark stays: a
        // later click without a press is known by its `detail` of 0.
        if (!pressedByPointer.current || detail === 0) toggle('key');
        pressedByPointer.current = false;
      }),
      onKeyDown: after(handlers.onKeyDown, (event: KeyboardEvent<Element>) => {
        if (event.key === 'Enter' || event.key === ' ') toggle('key');
        else if (event.key === 'ArrowDown') open('key');
        else return;
        event.preventDefault();
      }),
    },
  };
}

const after =
  <Event extends SyntheticEvent>(first: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event) => {
    first?.(event);
    if (!event.defaultPrevented) own(event);
  };

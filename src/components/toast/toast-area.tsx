'use client';
import { cva } from 'class-variance-authority';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { toastMessages } from '../../i18n/compiled/en/toast.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CircleAlert } from '../../icons/compiled/circle-alert.js';
import { CircleCheck } from '../../icons/compiled/circle-check.js';
import { X } from '../../icons/compiled/x.js';
import { useReadingTime } from '../../lib/announcer.js';
import { cx } from '../../lib/cx.js';
import { holdsFocus, isComposing, whenPressed } from '../../lib/events.js';
import { zoomOf } from '../../lib/sizes.js';
import { type Direction, useDirection } from '../../theme/index.js';
import { Button, IconButton } from '../button/index.js';
import {
  dismissToast,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD_PX,
  type ToastEntry,
} from './toast-store.js';

const iconClasses = cva('t:order-first t:mt-px t:icon-20', {
  variants: { variant: { default: 't:text-positive-text', destructive: 't:text-danger-text' } },
});

const ICONS = { default: CircleCheck, destructive: CircleAlert };

interface ToastAreaProps {
  entry: ToastEntry;
  card: RefObject<HTMLElement | null>;
  toaster: RefObject<HTMLElement | null>;
  giveFocusBack: () => void;
  onGone: (id: number) => void;
}

/** Behaviour, icon and buttons of a toast: loaded for the first toast, mounted for each. */
export function ToastArea({ entry, card, toaster, giveFocusBack, onGone }: ToastAreaProps) {
  const { id, isOpen, variant, duration, action, onHold } = entry;
  const [isKept, setIsKept] = useState(false);
  const dismiss = useCallback(() => dismissToast(id), [id]);
  useReadingTime(toaster, isOpen && !isKept ? duration : Number.POSITIVE_INFINITY, dismiss, onHold);
  useToastSwipe(card, useDirection(), dismiss);
  useEntrance(card, toaster);

  // Listens before the toast is painted, because a reader may press Escape at once.
  useLayoutEffect(() => {
    const page = card.current?.ownerDocument;
    if (!page || !isOpen) return;
    const close = (event: KeyboardEvent) => {
      // An open menu prevents the default.
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) dismiss();
    };
    page.addEventListener('keydown', close);
    return () => page.removeEventListener('keydown', close);
  }, [card, isOpen, dismiss]);

  // A closed or replaced toast releases its hold: it may have been removed while hovered.
  useEffect(() => (isOpen ? () => onHold?.(false) : undefined), [isOpen, onHold]);

  useEffect(() => {
    if (!isKept || !isOpen) return;
    onHold?.(true);
    return () => onHold?.(false);
  }, [isKept, isOpen, onHold]);

  useEffect(() => {
    if (isOpen) return;
    giveFocusBack();
    // happy-dom has no animations.
    const leaving = card.current?.getAnimations?.() ?? [];
    void Promise.allSettled(leaving.map(({ finished }) => finished)).then(() => onGone(id));
  }, [card, id, isOpen, giveFocusBack, onGone]);

  const canKeep = duration !== Number.POSITIVE_INFINITY;
  return (
    <ToastControls
      variant={variant}
      onDismiss={dismiss}
      action={action}
      {...(canKeep && { isKept, onKeep: () => setIsKept(!isKept) })}
    />
  );
}

interface ToastControlsProps extends Pick<ToastEntry, 'variant' | 'action'> {
  onDismiss: () => void;
  isKept?: boolean | undefined;
  /** Called by 'Keep open', which is hidden without it. */
  onKeep?: (() => void) | undefined;
}

/**
 * Icon, 'Dismiss' and 'Keep open'. A hovering mouse pauses a toast; 'Keep open' shows on keyboard focus and
 * on touch screens, which have no hover (WCAG 2.2.1).
 */
export function ToastControls({ variant, onDismiss, action, isKept = false, onKeep }: ToastControlsProps) {
  const t = useMessages(toastMessages);
  const Icon = ICONS[variant];
  return (
    <>
      <Icon aria-hidden="true" className={iconClasses({ variant })} />
      {action ? (
        <Button
          size="sm"
          className="t:flex-none"
          onClick={whenPressed(() => {
            onDismiss();
            action.onPress();
          })}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton
        aria-label={t['toast.dismiss']}
        className="t:-my-2 t:focus-visible:-outline-offset-2"
        onClick={whenPressed(onDismiss)}
      >
        <X />
      </IconButton>
      {onKeep ? (
        <div className={cx(isKept || 't:not-focus-within:not-pointer-coarse:sr-only', 't:basis-full t:ps-8')}>
          <Button size="sm" aria-pressed={isKept} onClick={() => onKeep()}>
            {t['toast.keep']}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/**
 * Replays the enter animation, also for a toast that replaces another on the same card, whose focus moves to
 * the toaster: the next toast is still unread.
 */
function useEntrance(card: RefObject<HTMLElement | null>, toaster: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    element.style.animation = 'none';
    // A layout without the animation makes browsers restart it.
    element.getBoundingClientRect();
    element.style.animation = '';
    return () => {
      if (holdsFocus(element)) toaster.current?.focus();
    };
  }, [card, toaster]);
}

/** Movement of a pointer, in px, that is still a press. */
const pressToleranceOf = (pointerType: string): number => (pointerType === 'mouse' ? 2 : 10);

interface Swipe {
  x: number;
  y: number;
  /** Distance toward the end edge, in px; undefined while it may be a press. */
  distance?: number | undefined;
}

/**
 * Dismisses a card by a swipe toward the inline end (spec: 9.toast-swipe). Sets `data-swipe` to 'move', then
 * 'cancel' or 'end', and `--toast-swipe` to its offset. `onSwiped` must be stable.
 */
function useToastSwipe(
  card: RefObject<HTMLElement | null>,
  direction: Direction,
  onSwiped: () => void,
): void {
  // Before paint, so that a visible card can be swiped at once.
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const sign = TOAST_SWIPE_DIRECTION[direction] === 'right' ? 1 : -1;
    let swipe: Swipe | undefined;

    const start = ({ button, clientX, clientY }: PointerEvent) => {
      if (button === 0) swipe = { x: clientX, y: clientY };
    };
    const move = ({ clientX, clientY, pointerId, pointerType }: PointerEvent) => {
      if (!swipe) return;
      const distance = Math.max(0, (clientX - swipe.x) * sign);
      if (swipe.distance === undefined) {
        const tolerance = pressToleranceOf(pointerType);
        if (Math.abs(clientY - swipe.y) > Math.max(tolerance, distance)) {
          swipe = undefined;
          return;
        }
        if (distance <= tolerance) return;
        element.setPointerCapture(pointerId);
      }
      swipe.distance = distance;
      element.dataset.swipe = 'move';
      element.style.setProperty('--toast-swipe', `${(distance * sign) / zoomOf(element)}px`);
    };
    const finish = ({ type }: PointerEvent) => {
      const { distance } = swipe ?? {};
      swipe = undefined;
      if (distance === undefined) return;
      const isFar = type === 'pointerup' && distance > TOAST_SWIPE_THRESHOLD_PX;
      element.dataset.swipe = isFar ? 'end' : 'cancel';
      if (isFar) onSwiped();
      else element.style.removeProperty('--toast-swipe');
    };
    element.addEventListener('pointerdown', start);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', finish);
    element.addEventListener('pointercancel', finish);
    return () => {
      element.removeEventListener('pointerdown', start);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', finish);
      element.removeEventListener('pointercancel', finish);
      delete element.dataset.swipe;
      element.style.removeProperty('--toast-swipe');
    };
  }, [card, direction, onSwiped]);
}

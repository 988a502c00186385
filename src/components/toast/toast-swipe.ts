'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { zoomOf } from '../../lib/sizes.js';
import type { Direction } from '../../theme/index.js';
import { TOAST_SWIPE_DIRECTION, TOAST_SWIPE_THRESHOLD_PX } from './toast-store.js';

/** How far a pointer moves, in px, before it swipes: what presses a button trembles. */
const trembleOf = (pointerType: string): number => (pointerType === 'mouse' ? 2 : 10);

interface Swipe {
  x: number;
  y: number;
  /** How far toward the end edge, in px; undefined until it is told from a press. */
  distance?: number | undefined;
}

/**
 * Lets a card be swiped away toward the inline end (spec: 9.toast-swipe). `data-swipe` on it says 'move', then 'cancel' or
 * 'end', and `--toast-swipe` how far it is from its place.
 *
 * @param onSwiped - called when it was swiped far enough; always the same function
 */
export function useToastSwipe(
  card: RefObject<HTMLElement | null>,
  direction: Direction,
  onSwiped: () => void,
): void {
  // Before the card is painted: who sees it can swipe it.
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
        const tremble = trembleOf(pointerType);
        if (Math.abs(clientY - swipe.y) > Math.max(tremble, distance)) {
          swipe = undefined;
          return;
        }
        if (distance <= tremble) return;
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

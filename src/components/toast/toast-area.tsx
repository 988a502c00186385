'use client';
import * as RadixToast from '@radix-ui/react-toast';
import { useMemo, useRef } from 'react';
import { useDirection } from '../../theme';
import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_REGION_LABEL,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD_PX,
} from './toast.constants';
import { ToastCard } from './toast-card';
import type { ToastEntry } from './toast-store';
import { useFocusOrigin } from './use-focus-origin';

const HOTKEY = [TOAST_HOTKEY];

export interface ToastAreaProps {
  /** Newest first. */
  toasts: readonly ToastEntry[];
}

/** The toasts of a live region, with all of their behaviour: loaded for the first toast. */
export function ToastArea({ toasts }: ToastAreaProps) {
  const direction = useDirection();
  const viewport = useRef<HTMLDivElement>(null);
  const giveFocusBack = useFocusOrigin(viewport);
  // Radix makes an announcement of its own for each toast. It goes where nobody reads it: our regions announce.
  const unread = useMemo(() => document.createDocumentFragment(), []);
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection={TOAST_SWIPE_DIRECTION[direction]}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      announcerContainer={unread}
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} onClose={giveFocusBack} />
      ))}
      <RadixToast.Viewport asChild hotkey={HOTKEY} label={TOAST_REGION_LABEL}>
        <div data-slot="toast-viewport" className="t:rounded-card" ref={viewport} />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  );
}

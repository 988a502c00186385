'use client';
import * as RadixToast from '@radix-ui/react-toast';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { toastClasses } from './toast.variants';
import { ToastContents } from './toast-contents';
import { dismissToast, type ToastEntry } from './toast-store';

export interface ToastCardProps {
  entry: ToastEntry;
  /** Called when it has closed; focus that it held is on the viewport then. */
  onClose: () => void;
}

/** One toast. */
export function ToastCard({ entry, onClose }: ToastCardProps) {
  const { id, variant, duration, isOpen } = entry;
  const card = useRef<HTMLDivElement>(null);
  useFocusReturn(card);
  return (
    <RadixToast.Root
      asChild
      duration={duration}
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return;
        dismissToast(id);
        onClose();
      }}
      // Radix would forbid every touch gesture on a toast; a page under it can still be scrolled.
      style={{ touchAction: 'pan-y' }}
    >
      <div data-slot="toast" data-variant={variant} className={toastClasses({ variant })} ref={card}>
        <ToastContents {...entry} />
      </div>
    </RadixToast.Root>
  );
}

/** A toast that is replaced while it holds focus gives it to the region, as Radix does when it closes. */
function useFocusReturn(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      // The toast is asked itself, since the document sees no focus inside a shadow root.
      if (card.current?.matches(':focus-within')) {
        card.current.closest<HTMLElement>('[data-slot="toaster"]')?.focus();
      }
    },
    [card],
  );
}

'use client';
import * as RadixToast from '@radix-ui/react-toast';
import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { toastClasses } from './toast.variants';
import { ToastContents } from './toast-contents';
import { dismissToast, type ToastEntry } from './toast-store';

/** One toast, rendered into the live region that fits its variant. */
export function ToastCard({ entry, region }: { entry: ToastEntry; region: HTMLElement | null }) {
  const { id, variant, duration, isOpen } = entry;
  const card = useRef<HTMLDivElement>(null);
  useFocusReturn(card);
  if (!region) return null;
  return (
    <RadixToast.Root
      asChild
      type={variant === 'destructive' ? 'foreground' : 'background'}
      duration={duration}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
      // Radix would forbid every touch gesture on a toast; a page under it can still be scrolled.
      style={{ touchAction: 'pan-y' }}
    >
      <InRegion
        region={region}
        data-slot="toast"
        data-variant={variant}
        className={toastClasses({ variant })}
        ref={card}
      >
        <ToastContents {...entry} />
      </InRegion>
    </RadixToast.Root>
  );
}

/** Radix renders toasts into its viewport; this takes the element one step further, into a live region inside it. */
const InRegion = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'> & { region: HTMLElement }>(
  function InRegion({ region, ...rest }, ref) {
    return createPortal(<div {...rest} ref={ref} />, region);
  },
);

/** A toast that is replaced while it holds focus gives it to the region, as Radix does when it closes. */
function useFocusReturn(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (card.current?.contains(document.activeElement)) {
        card.current.closest<HTMLElement>('[data-slot="toaster"]')?.focus();
      }
    },
    [card],
  );
}

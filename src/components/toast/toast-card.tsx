'use client';
import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button';
import { TOAST_DISMISS_LABEL } from './toast.constants';
import { toastClasses, toastIconClasses, toastTitleClasses } from './toast.variants';
import { dismissToast, type ToastEntry } from './toast-store';

const ICONS = { default: CircleCheck, destructive: CircleAlert };

/** One toast, rendered into the live region that fits its variant. */
export function ToastCard({ entry, region }: { entry: ToastEntry; region: HTMLElement | null }) {
  const { id, title, description, variant, duration, isOpen } = entry;
  const Icon = ICONS[variant];
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
      >
        <Icon aria-hidden="true" className={toastIconClasses({ variant })} />
        <div className="t:grid t:min-w-0 t:flex-1 t:gap-0.5 t:wrap-anywhere">
          <RadixToast.Title className={toastTitleClasses({ variant })}>
            <bdi>{title}</bdi>
          </RadixToast.Title>
          {description ? (
            <RadixToast.Description className="t:text-muted">
              <bdi>{description}</bdi>
            </RadixToast.Description>
          ) : null}
        </div>
        <RadixToast.Close asChild>
          <IconButton
            aria-label={TOAST_DISMISS_LABEL}
            className="t:-my-2.5 t:focus-visible:-outline-offset-2"
          >
            <X />
          </IconButton>
        </RadixToast.Close>
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

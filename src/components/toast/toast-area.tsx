'use client';
import * as RadixToast from '@radix-ui/react-toast';
import { cva } from 'class-variance-authority';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { CircleAlert, CircleCheck, X } from '../../icons';
import { useDirection } from '../../theme';
import { IconButton } from '../button';
import {
  dismissToast,
  TOAST_DISMISS_LABEL,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_REGION_LABEL,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD_PX,
  type ToastEntry,
} from './toast-store';

const variant = {
  default: 't:bg-surface-raised',
  destructive: 't:border-danger-border t:bg-danger-soft',
} as const;

/** The card. */
export const toastClasses = cva(
  [
    't:flex t:gap-3 t:rounded-card t:border t:py-3.5 t:ps-3.5 t:pe-2 t:shadow-3',
    't:data-[state=closed]:animate-exit t:animate-enter t:[--tapa-motion-duration:var(--tapa-duration-slow)]',
    't:data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)_0]',
    't:data-[swipe=end]:[translate:var(--radix-toast-swipe-end-x)_0]',
    't:data-[swipe=cancel]:transition-[translate] t:data-[swipe=cancel]:duration-base',
  ],
  { variants: { variant } },
);

export const toastIconClasses = cva('t:mt-px t:icon-20', {
  variants: { variant: { default: 't:text-brand-text', destructive: 't:text-danger-text' } },
});

export const toastTitleClasses = cva('t:leading-[1.5714] t:font-semibold', {
  variants: { variant: { default: 't:text-ink', destructive: 't:text-danger-text' } },
});

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
  // Radix makes an announcement of its own for each toast. It goes where it is not read: our regions announce.
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

const ICONS = { default: CircleCheck, destructive: CircleAlert };

/** What stands on a toast's card: icon, title, description and the button that closes it. */
export function ToastContents({
  title,
  description,
  variant,
}: Pick<ToastEntry, 'title' | 'description' | 'variant'>) {
  const Icon = ICONS[variant];
  return (
    <>
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
        <IconButton aria-label={TOAST_DISMISS_LABEL} className="t:-my-2.5 t:focus-visible:-outline-offset-2">
          <X />
        </IconButton>
      </RadixToast.Close>
    </>
  );
}

/**
 * Remembers what had focus before it came into the toaster: by F8, which is Radix's, or by Tab.
 *
 * @param inside - an element of the toaster
 * @returns what gives focus back there, if that is still in the page and focus still in the toaster
 */
export function useFocusOrigin(inside: RefObject<HTMLElement | null>): () => void {
  const origin = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const toaster = toasterOf(inside.current);
    const note = ({ relatedTarget }: FocusEvent) => {
      const from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      if (!toaster?.contains(from)) origin.current = from;
    };
    toaster?.addEventListener('focusin', note);
    return () => toaster?.removeEventListener('focusin', note);
  }, [inside]);

  // The toaster is asked itself, since the document sees no focus inside a shadow root.
  return useCallback(() => {
    if (toasterOf(inside.current)?.querySelector(':focus')) origin.current?.focus({ preventScroll: true });
  }, [inside]);
}

const toasterOf = (element: HTMLElement | null) => element?.closest<HTMLElement>('[data-slot="toaster"]');

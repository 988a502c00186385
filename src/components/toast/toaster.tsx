'use client';
import * as RadixToast from '@radix-ui/react-toast';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { cx } from '../../lib/cx';
import { useDirection } from '../../theme';
import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_REGION_LABEL,
  TOAST_REGION_SETTLE_MS,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD_PX,
} from './toast.constants';
import { ToastCard } from './toast-card';
import { currentToasts, serverToasts, subscribeToToasts } from './toast-store';

export type ToasterProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'>;

const HOTKEY = [TOAST_HOTKEY];

/**
 * The place where toasts appear. Mount it once, directly inside the `TapaProvider`, and call `toast()` from anywhere.
 *
 * Toasts appear inside a polite (`role="status"`) or, when destructive, an assertive (`role="alert"`) live region, and
 * both regions are in the page from the start. Parts: `toaster`, `toast`; `data-variant` and `data-state` on the toast.
 */
export const Toaster = forwardRef<HTMLDivElement, ToasterProps>(function Toaster(
  { className, ...rest },
  ref,
) {
  const direction = useDirection();
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, serverToasts);
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const [alert, setAlert] = useState<HTMLElement | null>(null);
  const hasSettled = useSettled();
  // Radix makes an announcement of its own for each toast. It goes where nobody reads it: our regions announce.
  const unread = useMemo(
    () => (typeof document === 'undefined' ? undefined : document.createDocumentFragment()),
    [],
  );
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection={TOAST_SWIPE_DIRECTION[direction]}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      announcerContainer={unread}
    >
      <RadixToast.Viewport asChild hotkey={HOTKEY} label={TOAST_REGION_LABEL}>
        <div
          data-slot="toaster"
          className={cx(
            't:root t:fixed t:inset-x-4 t:bottom-[calc(var(--tapa-bottom-nav-height,64px)+env(safe-area-inset-bottom)+12px)] t:z-50 t:rounded-card',
            't:min-[768px]:start-auto t:min-[768px]:end-6 t:min-[768px]:bottom-6 t:min-[768px]:w-toast-width',
            className,
          )}
          ref={ref}
          {...rest}
        >
          <div role="status" className="t:block" ref={setStatus} />
          <div role="alert" className="t:block" ref={setAlert} />
        </div>
      </RadixToast.Viewport>
      {hasSettled
        ? toasts.map((entry) => (
            <ToastCard
              key={entry.id}
              entry={entry}
              region={entry.variant === 'destructive' ? alert : status}
            />
          ))
        : null}
    </RadixToast.Provider>
  );
});

/** True once the live regions have been in the page long enough for screen readers to watch them. */
function useSettled(): boolean {
  const [hasSettled, setHasSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasSettled(true), TOAST_REGION_SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasSettled;
}

'use client';
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState, useSyncExternalStore } from 'react';
import { cx } from '../../lib/cx';
import { lazyPart, useLazyPart } from '../../lib/lazy-part';
import {
  currentToasts,
  serverToasts,
  subscribeToToasts,
  TOAST_REGION_SETTLE_MS,
  type ToastVariant,
} from './toast-store';

export type ToasterProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'>;

/** Which live region announces what: politely, or at once (spec: 2.toast-variants). */
const REGIONS: readonly { role: 'status' | 'alert'; variant: ToastVariant }[] = [
  { role: 'status', variant: 'default' },
  { role: 'alert', variant: 'destructive' },
];

const AREA = lazyPart(async () => ({ default: (await import('./toast-area')).ToastArea }));

/**
 * The place where toasts appear. Mount it once, directly inside the `TapaProvider`, and call `toast()` from anywhere.
 *
 * Toasts appear inside a polite (`role="status"`) or, when destructive, an assertive (`role="alert"`) live region. Both
 * regions are in the page from the start; the toasts' own code loads for the first toast. Parts: `toaster`, `toast-viewport`, `toast`;
 * `data-variant` and `data-state` on the toast.
 */
export const Toaster = forwardRef<HTMLDivElement, ToasterProps>(function Toaster(
  { className, ...rest },
  ref,
) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, serverToasts);
  const hasSettled = useSettled();
  const [Area, loadArea] = useLazyPart(AREA);

  // Every toast tries again, should the code not have loaded for the one before.
  useEffect(() => {
    if (toasts.length > 0) loadArea().catch((error: unknown) => reportError(error));
  }, [toasts, loadArea]);

  return (
    <div
      data-slot="toaster"
      tabIndex={-1}
      className={cx(
        't:root t:fixed t:inset-x-4 t:above-bottom-nav t:z-50 t:rounded-card',
        't:min-[768px]:start-auto t:min-[768px]:end-6 t:min-[768px]:bottom-6 t:min-[768px]:w-toast-width',
        className,
      )}
      ref={ref}
      {...rest}
    >
      {REGIONS.map(({ role, variant }) => {
        const own = toasts.filter((entry) => entry.variant === variant);
        return (
          <div key={role} role={role} className="t:block">
            {Area && hasSettled && own.length > 0 ? <Area toasts={own} /> : null}
          </div>
        );
      })}
    </div>
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
